import type { PageQuery } from "@sanjog/contract/reply";
import type { Locale } from "@sanjog/i18n/locale";
import { sql } from "kysely";
import type { AreaDeps } from "../platform/deps.ts";
import type { Viewer } from "../platform/http/authenticate.ts";
import { type ListedMember, listMembers } from "../relations/queries/listed-members.ts";
import { loadMemberCards } from "../relations/queries/member-cards.ts";

/** Selects the shortlist of a viewer. */
export const shortlistOf = (viewer: Viewer) =>
  sql<ListedMember>`select member_id as id, member_id, added_at as began_at, added_at as changed_at
    from shortlist_entries where owner_id = ${viewer.id}`;

/** Returns one page of the viewer's shortlist, newest first, without members who are hidden from the viewer. */
export async function listShortlist(deps: AreaDeps, viewer: Viewer, asked: PageQuery, locale: Locale) {
  const { rows, page } = await listMembers(deps.db, viewer, shortlistOf(viewer), asked);
  const ids = rows.map((row) => row.member_id);
  const met = await loadMemberCards(deps, viewer, ids, locale);
  const data = ids.flatMap((id) => {
    const member = met.get(id);
    return member ? [{ id, member: member.card }] : [];
  });
  return { ...page, data };
}
