import type { RequestRow } from "@sanjog/contract/request-row";
import type { Locale } from "@sanjog/i18n/locale";
import type { AreaDeps } from "../../platform/deps.ts";
import type { Viewer } from "../../platform/http/authenticate.ts";
import { presentMatch } from "../views.ts";
import { comparedFrom, loadMatchProfiles } from "./match-profiles.ts";
import { loadMemberCards, type MemberWithRelation } from "./member-cards.ts";

export type AskedMember = Omit<MemberWithRelation, "card"> & { card: RequestRow["member"] };

/**
 * Returns the cards of members who wait for the viewer's answer, by id: those of `loadMemberCards`, each with how many of that
 * member's wishes the viewer meets.
 */
export async function loadAskedMembers(
  deps: Pick<AreaDeps, "db" | "now">,
  viewer: Viewer,
  ids: readonly string[],
  locale: Locale,
): Promise<Map<string, AskedMember>> {
  if (ids.length === 0) return new Map();
  const now = deps.now();
  const [met, compared] = await Promise.all([
    loadMemberCards(deps, viewer, ids, locale),
    loadMatchProfiles(deps.db, [viewer.id]),
  ]);
  const me = compared.get(viewer.id);
  const asked = [...met].map(([id, member]): [string, AskedMember] => {
    const match = me && presentMatch(me, comparedFrom(member.profile), member.relation, now);
    if (!match) return [id, member];
    const { theirs_met, theirs_of } = match;
    return [id, { ...member, card: { ...member.card, match: { theirs_met, theirs_of } } }];
  });
  return new Map(asked);
}
