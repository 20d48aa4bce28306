import type { MissedWish, NearSuggestion, Suggestion } from "@sanjog/contract/suggestions";
import { maySee } from "@sanjog/domain/privacy/visibility";
import { gapOf, wishApart } from "@sanjog/domain/suggestions/one-wish-apart";
import { type Criterion, wishTable } from "@sanjog/domain/suggestions/wish-table";
import type { Locale } from "@sanjog/i18n/locale";
import { optionTitle } from "@sanjog/i18n/option-title";
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

/**
 * Returns the card of a member who is one wish apart, with the viewer's wish that is missed. Of the member's wishes it has
 * the count only. Null if the member is no longer visible or one wish apart.
 */
export function presentNearSuggestion(
  viewer: MatchInput,
  met: MemberWithRelation | undefined,
  now: Date,
  locale: Locale,
): NearSuggestion | null {
  const card = presentSuggestion(viewer, met, now);
  if (!met || !card) return null;
  const owner = comparedFrom(met.profile);
  const hidden: Criterion[] = maySee(owner.annual_income, met.relation) ? [] : ["income"];
  const wish = wishApart(viewer, { ...owner, hidden }, now);
  if (!wish) return null;
  const missed = {
    ...gapOf(wish, viewer.wishes, owner.facts, now),
    value_title: valueTitle(wish, met, locale),
  };
  return { ...card, match: { ...card.match, theirs: null }, missed };
}

/** Returns what the member is or has in place of the wish, in words; null for a number. */
function valueTitle(
  wish: Criterion,
  { card, profile }: MemberWithRelation,
  locale: Locale,
): MissedWish["value_title"] {
  if (wish === "country") return card.career_details.country;
  // In the reader's currency, as elsewhere on the card.
  if (wish === "income") return card.career_details.annual_income_title;
  const row = wishTable[wish];
  if (!("fact" in row)) return null;
  return optionTitle(locale, row.fact, comparedFrom(profile).facts[row.fact], profile.account.gender);
}
