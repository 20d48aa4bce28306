import { day_ms, dayInIndia, dayNumber } from "@sanjog/domain/calendar";
import { refusedSince } from "@sanjog/domain/connections/connection-request";
import { criteriaMet, pointsOf } from "@sanjog/domain/suggestions/criteria";
import {
  type Candidate,
  compareCandidates,
  shuffleKey,
  shuffleOf,
} from "@sanjog/domain/suggestions/fair-order";
import { maybeSuggested } from "@sanjog/domain/suggestions/suggestable";
import { criteria } from "@sanjog/domain/suggestions/wish-table";
import { isCompletePerson, type SeedPerson } from "./person.ts";
import { factsOf, type SeedRelations } from "./relations.ts";
import { memberId } from "./write.ts";

/**
 * Returns the keys of those whom a demo account has asked, been asked by, or blocked, either way. Who refused it long
 * ago may be asked again.
 */
function knownTo({ key }: SeedPerson, { requests, blocks }: SeedRelations, now: Date): Set<string> {
  const closed = requests.filter(({ sender, status, answered_days_ago }) => {
    const answered_at = now.getTime() - (answered_days_ago ?? 0) * day_ms;
    return sender !== key || status !== "rejected" || answered_at > refusedSince(now).getTime();
  });
  const pairs = [
    ...closed.map(({ sender, receiver }) => [sender, receiver]),
    ...blocks.map(({ blocker, blocked }) => [blocker, blocked]),
  ];
  return new Set(pairs.filter((pair) => pair.includes(key)).flat());
}

/** Returns a member as the order of suggestions compares them, or null where a wish of the viewer is not met. */
function candidateFor(viewer: SeedPerson, person: SeedPerson, now: Date): Candidate | null {
  const [wanted, theirs] = [viewer.preferences, person.preferences];
  const [mine, facts] = [factsOf(viewer), factsOf(person)];
  if (!wanted || !theirs || !mine || !facts) return null;
  const met = criteriaMet(wanted, facts, now);
  if (met.length < criteria.length) return null;
  const active_at = new Date(now.getTime() - person.account.active_days_ago * day_ms);
  const id = memberId(person.key);
  return {
    id,
    points: pointsOf(met) + pointsOf(criteriaMet(theirs, mine, now)),
    last_active_day: dayNumber(dayInIndia(active_at)),
    shown_lately: 0,
    many_waiting: false,
    shuffle_key: shuffleKey(id),
  };
}

/** Returns the suggestions of a demo account on the day of the seed, in their order. */
export function suggestedTo(
  viewer: SeedPerson,
  people: readonly SeedPerson[],
  relations: SeedRelations,
  now: Date,
): SeedPerson[] {
  const today = dayNumber(dayInIndia(now));
  const shuffle = shuffleOf(memberId(viewer.key), today);
  const known = knownTo(viewer, relations, now);
  return people
    .filter((person) => {
      const presence = { ...person.account, complete: isCompletePerson(person), leaving: false };
      return (
        person.account.gender !== viewer.account.gender && !known.has(person.key) && maybeSuggested(presence)
      );
    })
    .flatMap((person) => {
      const candidate = candidateFor(viewer, person, now);
      return candidate ? [{ person, candidate }] : [];
    })
    .sort((a, b) => compareCandidates(a.candidate, b.candidate, shuffle, today))
    .map(({ person }) => person);
}

const isVisitor = ({ key }: SeedPerson) => key === "asha" || key === "balbir";

/** The first row of suggestions. */
const first_places = 2;

/**
 * Returns the people with a photo that all may see at the first places of what is suggested to Asha and to Balbir, since
 * a visitor looks there first. Further down, some families keep their photo for connections.
 */
export function withFacesFirst(
  people: readonly SeedPerson[],
  relations: SeedRelations,
  now: Date,
): SeedPerson[] {
  const first = new Set(
    people
      .filter(isVisitor)
      .flatMap((viewer) => suggestedTo(viewer, people, relations, now).slice(0, first_places)),
  );
  return people.map((person) =>
    first.has(person)
      ? { ...person, privacy: { ...person.privacy, profile_picture: "public" as const } }
      : person,
  );
}

/**
 * Returns everybody in the order in which a visitor meets them: what is suggested to Asha and to Balbir, those who stand
 * in their lists, then the others.
 */
export function inSeenOrder(
  people: readonly SeedPerson[],
  relations: SeedRelations,
  now: Date,
): SeedPerson[] {
  const viewers = people.filter(isVisitor);
  const suggested = viewers.flatMap((viewer) => suggestedTo(viewer, people, relations, now));
  const known = new Set(viewers.flatMap((viewer) => [...knownTo(viewer, relations, now)]));
  return [...new Set([...suggested, ...people.filter(({ key }) => known.has(key)), ...people])];
}
