import type { RequestRow } from "@sanjog/contract/request-row";
import type { Locale } from "@sanjog/i18n/locale";
import type { AreaDeps } from "../../platform/deps.ts";
import type { Viewer } from "../../platform/http/authenticate.ts";
import { shownPhoneNumber } from "../../profiles/views.ts";
import { comparableWishes, presentMatch } from "../views.ts";
import { comparedFrom, loadMatchProfiles, type MatchProfile } from "./match-profiles.ts";
import { loadMemberCards, type MemberWithRelation } from "./member-cards.ts";

export type AskedMember = Omit<MemberWithRelation, "card"> & { card: RequestRow["member"] };

/**
 * Returns the cards of members who wait for the viewer's answer, by id: those of `loadMemberCards`, each with how many wishes
 * of each the other meets, and connections with the number that the viewer may see.
 */
export async function loadAskedMembers(
  deps: Pick<AreaDeps, "db" | "now" | "fields">,
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
    const { profile, relation } = member;
    const phone = relation.connected && { phone_number: shownPhoneNumber(deps.fields, profile, relation) };
    const match = me && countWishes(me, member, now);
    return [id, { ...member, card: { ...member.card, ...phone, ...(match && { match }) } }];
  });
  return new Map(asked);
}

function countWishes(
  me: MatchProfile,
  { profile, relation }: MemberWithRelation,
  now: Date,
): RequestRow["member"]["match"] {
  const owner = comparedFrom(profile);
  const match = presentMatch(me, owner, relation, now);
  if (!match) return undefined;
  const { mine, theirs_met, theirs_of } = match;
  const mine_of = comparableWishes(me, owner, relation).length;
  return { mine_met: mine.length, mine_of, theirs_met, theirs_of };
}
