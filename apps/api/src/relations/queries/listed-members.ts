import type { PageQuery } from "@sanjog/contract/reply";
import { pageWithin } from "@sanjog/domain/paging";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/open.ts";
import { prepared } from "../../platform/database/pool.ts";
import type { Viewer } from "../../platform/http/authenticate.ts";
import { type ViewerProfile, visibleTo } from "./visibility.ts";

/** A row of a list: its own id, the member it is about, when it began and the last change, by which it is ordered. */
export type ListedMember = { id: string; member_id: string; began_at: Date; changed_at: Date };

/**
 * One page of a list of members, newest first, of those alone whom the viewer may meet now; the total is exact.
 * `list` selects those columns. A page too far is the last. Rows for which `also` holds are listed anyone who they are
 * about.
 */
export async function listMembers<Row extends ListedMember>(
  db: Db,
  viewer: Viewer,
  list: RawBuilder<Row>,
  asked: PageQuery,
  also?: RawBuilder<boolean>,
) {
  const listed = listedFor(viewer, list, also);
  const page = pageWithin(await countListed(db, viewer, list, also), asked);
  const { rows } = await sql<Row>`${sql.raw(prepared)} select listed.* ${listed}
    order by listed.changed_at desc, listed.id collate "C" limit ${page.per_page} offset ${page.offset}`.execute(
    db,
  );
  return { rows, page };
}

/** How many of a list the viewer may meet now. */
export async function countListed(
  db: Db,
  viewer: ViewerProfile,
  list: RawBuilder<Pick<ListedMember, "member_id">>,
  also?: RawBuilder<boolean>,
): Promise<number> {
  const counted = await sql<{ total: number }>`${sql.raw(prepared)}
    select count(*)::integer as total ${listedFor(viewer, list, also)}`.execute(db);
  return counted.rows[0]?.total ?? 0;
}

function listedFor(
  viewer: ViewerProfile,
  list: RawBuilder<unknown>,
  also: RawBuilder<boolean> = sql`false`,
): RawBuilder<unknown> {
  // Of anyone who's steps are not all there, no card could be made.
  return sql`from (${list}) as listed join members m on m.id = listed.member_id
    where ${also} or ${visibleTo(viewer)}
      and exists (select from personal_details p where p.member_id = m.id)
      and exists (select from family_details f where f.member_id = m.id)
      and exists (select from career_details c where c.member_id = m.id)
      and exists (select from preferences w where w.member_id = m.id)`;
}
