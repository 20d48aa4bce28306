import type { RequestRow } from "@sanjog/contract/request-row";
import type { Locale } from "@sanjog/i18n/locale";
import type { AreaDeps } from "../../platform/deps.ts";
import type { Viewer } from "../../platform/http/authenticate.ts";
import { comparableWishes, presentMatch } from "../views.ts";
import { comparedFrom, loadMatchProfiles } from "./match-profiles.ts";
import { loadMemberCards, type MemberWithRelation } from "./member-cards.ts";

export type AskedMember = Omit<MemberWithRelation, "card"> & { card: RequestRow["member"] };

/**
 * Returns the cards of members who wait for the viewer's answer, by id: those of `loadMemberCards`, each with how many wishes
 * of each the other meets.
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
    const owner = comparedFrom(member.profile);
    const match = me && presentMatch(me, owner, member.relation, now);
    if (!match) return [id, member];
    const { mine, theirs_met, theirs_of } = match;
    const mine_of = comparableWishes(me, owner, member.relation).length;
    const counts = { mine_met: mine.length, mine_of, theirs_met, theirs_of };
    return [id, { ...member, card: { ...member.card, match: counts } }];
  });
  return new Map(asked);
}
