import { ageAt } from "@sanjog/domain/calendar";
import { maybeSuggested } from "@sanjog/domain/suggestions/suggestable";
import type { MatchProfile } from "../../apps/api/src/relations/queries/match-profiles.ts";
import { benchPerson } from "../load/community.ts";
import { type GeneratedMember, matchProfile } from "../load/fill.ts";
import { demoPerson } from "./demo-person.ts";
import { type Pairs, pairsOf } from "./pairs.ts";

/** The first day of each simulation. */
export const market_begins = new Date("2026-11-22T06:30:00Z");

export const communities = { bench: benchPerson, demo: demoPerson };
export type Community = keyof typeof communities;

/** The members who can be suggested, each by the place in this list, and who fits whom. */
export type Market = {
  community: Community;
  seed: number;
  /** How many members it has with those who cannot be suggested. */
  made_from: number;
  made: readonly GeneratedMember[];
  people: readonly MatchProfile[];
  pairs: Pairs;
};

/** Returns a market of that many members; each seed has others. */
export function makeMarket(community: Community, members: number, seed: number): Market {
  const all = Array.from({ length: members }, (_, i): GeneratedMember => {
    const index = seed * members + i;
    return { person: communities[community](index, market_begins), index, now: market_begins };
  });
  const made = all.filter((member) => maybeSuggested({ ...matchProfile(member).presence, complete: true }));
  const people = made.map(matchProfile);
  return { community, seed, made_from: members, made, people, pairs: pairsOf(people, market_begins) };
}

/** The members for whom every figure is counted apart. */
export const groups: Record<string, (member: MatchProfile) => boolean> = {
  all: () => true,
  women: ({ gender }) => gender === "female",
  men: ({ gender }) => gender === "male",
  "without picture": ({ has_picture }) => !has_picture,
  "over 40": ({ facts }) => ageAt(facts.dob, market_begins) > 40,
  divorced: ({ facts }) => facts.marital_status === "divorced",
  abroad: ({ facts }) => facts.country_id !== 356,
};
