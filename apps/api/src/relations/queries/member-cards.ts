import type { MemberCard } from "@sanjog/contract/member-view";
import type { Relation } from "@sanjog/domain/relations/relation";
import type { Locale } from "@sanjog/i18n/locale";
import { sql } from "kysely";
import type { AreaDeps } from "../../platform/deps.ts";
import type { Viewer } from "../../platform/http/authenticate.ts";
import type { Profile } from "../../profiles/queries/profile-rows.ts";
import { countryValue, loadProfilesBeside } from "../../profiles/queries.ts";
import { presentCard } from "../../profiles/views.ts";
import { presentRelation } from "../views.ts";
import { type RelationRow, relationFrom, relationValue } from "./relations.ts";
import { mayBeMet } from "./visibility.ts";

/** A member's card for a list, with the relation and profile it was made from. */
export type MemberWithRelation = { card: MemberCard; relation: Relation; profile: Profile };

type Beside = { between_two: RelationRow; reader_country_id: number | null };

/**
 * Returns the cards of these members for this viewer, by id, in one statement. Checks visibility again, which leaves out
 * members who have just hidden their profile or blocked the viewer.
 */
export async function loadMemberCards(
  deps: Pick<AreaDeps, "db" | "now">,
  viewer: Viewer,
  ids: readonly string[],
  locale: Locale,
): Promise<Map<string, MemberWithRelation>> {
  const now = deps.now();
  const beside = sql<Beside>`json_build_object('between_two', ${relationValue(viewer.id)},
    'reader_country_id', ${countryValue(viewer.id)})`;
  const found = await loadProfilesBeside(deps.db, ids, beside);
  const met = new Map<string, MemberWithRelation>();
  for (const [profile, { between_two, reader_country_id }] of found) {
    const relation = relationFrom(between_two, viewer.id);
    if (!mayBeMet(viewer, { ...profile.account, complete: true }, relation)) continue;
    const shown = presentCard(profile, { relation, locale, now, reader_country_id });
    const between = presentRelation(relation, viewer, profile.account, now);
    met.set(profile.account.id, { card: { ...shown, ...between }, relation, profile });
  }
  return met;
}
