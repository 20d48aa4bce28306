import { dayInIndia, dayNumber } from "@sanjog/domain/calendar";
import type { Audience } from "@sanjog/domain/privacy/privacy-items";
import { criteriaMet, matchScore, pointsOf, wishesMade } from "@sanjog/domain/suggestions/criteria";
import {
  compareCandidates,
  many_unanswered,
  shownLately,
  shuffleKey,
  shuffleOf,
  unansweredSince,
} from "@sanjog/domain/suggestions/fair-order";
import { shareGotra } from "@sanjog/domain/suggestions/gotra";
import { isOfferedBeside, wishApart } from "@sanjog/domain/suggestions/one-wish-apart";
import { maybeSuggested, suggestableFrom } from "@sanjog/domain/suggestions/suggestable";
import { type Criterion, criteria } from "@sanjog/domain/suggestions/wish-table";
import { country_codes, type ModelMember, type ReferenceModel } from "./random-model.ts";
import { householdOf, sentAt } from "./settle-model.ts";

/** Returns whether the rules allow a suggestion, apart from the preferences. */
function candidates({ people, ties }: ReferenceModel, viewer: ModelMember, now: Date): ModelMember[] {
  const today = dayInIndia(now);
  const index = people.indexOf(viewer);
  const sameNumber = (other: ModelMember | undefined) =>
    other?.phone_verified && viewer.phone_verified && householdOf(other) === householdOf(viewer);
  const between = new Set(
    ties.flatMap(({ from, to, kind }) => {
      if (to === index) return [from];
      if (from !== index && kind === "rejected" && sameNumber(people[from])) return [to];
      return from === index && kind !== "rejected_long_ago" ? [to] : [];
    }),
  );
  return people.filter((owner, i) => {
    const { facts: are, gender } = owner;
    const old_enough = suggestableFrom(are.dob, country_codes[are.country_id] ?? "", gender) <= today;
    const kin = viewer.gotra_rule === "avoid" && shareGotra(viewer.gotras, owner.gotras);
    const open = maybeSuggested({ ...owner, complete: true });
    return gender !== viewer.gender && open && old_enough && !kin && !between.has(i);
  });
}

/** Returns the facts that a stranger may know: a hidden income counts as the preferred one. */
const hides = (audience: Audience) => audience !== "public";

function metBy(viewer: ModelMember, owner: ModelMember, now: Date) {
  const met = criteriaMet(viewer.wishes, owner.facts, now);
  return hides(owner.annual_income) ? [...new Set([...met, "income" as const])] : met;
}

/** The search for suggestions in its simplest form, without an index. */
export function plainSearch(
  model: ReferenceModel,
  viewer: ModelMember,
  now: Date,
): { id: string; score: number }[] {
  const today = dayNumber(dayInIndia(now));
  const shuffle = shuffleOf(viewer.id, today);
  const waiting = waitingFor(model, now);
  const scored = candidates(model, viewer, now).flatMap((owner) => {
    const mine = metBy(viewer, owner, now);
    const theirs = criteriaMet(owner.wishes, viewer.facts, now);
    if (mine.length < criteria.length) return [];
    const candidate = candidateFrom(owner, pointsOf(mine) + pointsOf(theirs), waiting);
    return [{ candidate, score: matchScore(mine, theirs) }];
  });
  scored.sort((a, b) => compareCandidates(a.candidate, b.candidate, shuffle, today));
  return scored.map(({ candidate, score }) => ({ id: candidate.id, score }));
}

/** The list of those who are one wish apart, found by asking everybody. */
export function plainApart(
  model: ReferenceModel,
  viewer: ModelMember,
  now: Date,
): { id: string; wish: string }[] {
  if (!isOfferedBeside(plainSearch(model, viewer, now).length)) return [];
  const today = dayNumber(dayInIndia(now));
  const shuffle = shuffleOf(viewer.id, today);
  const waiting = waitingFor(model, now);
  const apart = candidates(model, viewer, now).flatMap((owner) => {
    const hidden: Criterion[] = hides(owner.annual_income) ? ["income"] : [];
    const wish = wishApart(viewer, { ...owner, hidden }, now);
    if (!wish) return [];
    const theirs = criteriaMet(owner.wishes, viewer.facts, now);
    const points = pointsOf(criteria.filter((each) => each !== wish)) + pointsOf(theirs);
    return [{ candidate: candidateFrom(owner, points, waiting), wish }];
  });
  apart.sort((a, b) => compareCandidates(a.candidate, b.candidate, shuffle, today));
  return apart.map(({ candidate, wish }) => ({ id: candidate.id, wish }));
}

function candidateFrom(
  owner: ModelMember,
  points: number,
  waiting: ReadonlyMap<ModelMember | undefined, number>,
) {
  return {
    id: owner.id,
    points,
    last_active_day: dayNumber(owner.last_active_on),
    shown_lately: shownLately(owner.shown),
    many_waiting: (waiting.get(owner) ?? 0) >= many_unanswered,
    shuffle_key: shuffleKey(owner.id),
  };
}

/** How many requests have waited for each member's answer for a day. */
function waitingFor({ people, ties }: ReferenceModel, now: Date): Map<ModelMember | undefined, number> {
  const waiting = new Map<ModelMember | undefined, number>();
  for (const tie of ties) {
    if (tie.kind !== "pending" || sentAt(tie, now) > unansweredSince(now)) continue;
    const receiver = people[tie.to];
    waiting.set(receiver, (waiting.get(receiver) ?? 0) + 1);
  }
  return waiting;
}

/** Returns the preference that alone excludes the most members, found by checking every member. */
export function plainNarrowest(model: ReferenceModel, viewer: ModelMember, now: Date) {
  const met = candidates(model, viewer, now).map((owner) => metBy(viewer, owner, now));
  const gains = wishesMade(viewer.wishes).map((criterion) => {
    const others = criteria.filter((other) => other !== criterion);
    const would_add = met.filter(
      (theirs) => !theirs.includes(criterion) && others.every((other) => theirs.includes(other)),
    ).length;
    return { criterion, would_add };
  });
  const most = Math.max(...gains.map(({ would_add }) => would_add));
  return most > 0 ? gains.find(({ would_add }) => would_add === most) : null;
}
