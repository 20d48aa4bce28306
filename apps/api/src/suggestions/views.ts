import type { Suggestion } from "@sanjog/contract/suggestions";
import { comparedFrom, type MatchInput } from "../relations/queries/match-profiles.ts";
import type { MemberWithRelation } from "../relations/queries/member-cards.ts";
import { presentMatch } from "../relations/views.ts";

/** Returns a suggested member's card with the match. Null if the member is no longer visible. */
export function presentSuggestion(
  viewer: MatchInput,
  met: MemberWithRelation | undefined,
  now: Date,
): Suggestion | null {
  const match = met ? presentMatch(viewer, comparedFrom(met.profile), met.relation, now) : null;
  return met && match ? { ...met.card, match } : null;
}
