import type { PageQuery } from "@sanjog/contract/reply";
import { backOn, setAsideSince } from "@sanjog/domain/set-aside/set-aside";
import type { Locale } from "@sanjog/i18n/locale";
import { sql } from "kysely";
import type { AreaDeps } from "../platform/deps.ts";
import type { Viewer } from "../platform/http/authenticate.ts";
import { type ListedMember, listMembers } from "../relations/queries/listed-members.ts";
import { loadMemberCards } from "../relations/queries/member-cards.ts";

/** Selects whom a viewer has put aside. */
export const setAsideOf = (viewer: Viewer, now: Date) =>
  sql<ListedMember>`select member_id as id, member_id, set_aside_at as began_at, set_aside_at as changed_at
    from set_aside_entries where owner_id = ${viewer.id} and set_aside_at > ${setAsideSince(now)}`;

/** Returns one page of those whom the viewer has put aside, latest first, without members hidden from the viewer. */
export async function listSetAside(deps: AreaDeps, viewer: Viewer, asked: PageQuery, locale: Locale) {
  const { rows, page } = await listMembers(deps.db, viewer, setAsideOf(viewer, deps.now()), asked);
  const ids = rows.map((row) => row.member_id);
  const met = await loadMemberCards(deps, viewer, ids, locale);
  const data = rows.flatMap(({ member_id: id, began_at }) => {
    const member = met.get(id);
    return member ? [{ id, back_on: backOn(began_at), member: member.card }] : [];
  });
  return { ...page, data };
}
