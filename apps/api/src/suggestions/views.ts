import type { Suggestion } from "@sanjog/contract/suggestions";
import type { MatchProfile } from "../relations/queries/match-profiles.ts";
import { presentMatch } from "../relations/queries/matches.ts";
import type { MetMember } from "../relations/queries/member-cards.ts";

/** A suggested member: the card, and why the two fit. Null where one of the two is no longer there to compare. */
export function presentSuggestion(
  viewer: MatchProfile,
  owner: MatchProfile | undefined,
  met: MetMember | undefined,
  now: Date,
): Suggestion | null {
  const match = owner && met ? presentMatch(viewer, owner, met.relation, now) : null;
  return met && match ? { ...met.card, match } : null;
}
