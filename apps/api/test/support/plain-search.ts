import { dayIn, india_time_zone } from "@sanjog/domain/calendar";
import type { Audience } from "@sanjog/domain/privacy/privacy-items";
import { criteriaMet, matchScore, wishesMade } from "@sanjog/domain/suggestions/criteria";
import { shareGotra } from "@sanjog/domain/suggestions/gotra";
import { maybeSuggested, suggestableFrom } from "@sanjog/domain/suggestions/suggestable";
import { criteria } from "@sanjog/domain/suggestions/wish-table";
import { country_codes, householdOf, type ModelMember, type ReferenceModel } from "./random-model.ts";

/** Whom the rules let a viewer be shown, wishes aside. */
function candidates({ people, ties }: ReferenceModel, viewer: ModelMember, now: Date): ModelMember[] {
  const today = dayIn(now, india_time_zone);
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

/** What one may know who has nothing to do with the owner: an income that is hidden counts as the one wished for. */
const hides = (audience: Audience) => audience !== "public";

function metBy(viewer: ModelMember, owner: ModelMember, now: Date) {
  const met = criteriaMet(viewer.wishes, owner.facts, now);
  return hides(owner.annual_income) ? [...new Set([...met, "income" as const])] : met;
}

/** The search for suggestions, written as one would explain it. */
export function plainSearch(
  model: ReferenceModel,
  viewer: ModelMember,
  now: Date,
): { id: string; score: number }[] {
  const scored = candidates(model, viewer, now).flatMap((owner) => {
    const mine = metBy(viewer, owner, now);
    const theirs = criteriaMet(owner.wishes, viewer.facts, now);
    return mine.length === criteria.length ? [{ owner, score: matchScore(mine, theirs) }] : [];
  });
  scored.sort((a, b) => {
    if (a.score !== b.score) return b.score - a.score;
    if (a.owner.has_picture !== b.owner.has_picture) return a.owner.has_picture ? -1 : 1;
    if (a.owner.last_active_on !== b.owner.last_active_on) {
      return a.owner.last_active_on > b.owner.last_active_on ? -1 : 1;
    }
    return a.owner.id < b.owner.id ? -1 : 1;
  });
  return scored.map(({ owner, score }) => ({ id: owner.id, score }));
}

/** The wish that alone keeps most people out, found by asking everybody. */
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
