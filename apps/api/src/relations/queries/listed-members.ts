import type { PageQuery } from "@sanjog/contract/reply";
import { pageWithin } from "@sanjog/domain/paging";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/open.ts";
import { prepared } from "../../platform/database/pool.ts";
import type { Viewer } from "../../platform/http/authenticate.ts";
import { type ViewerProfile, visibleTo } from "./visibility.ts";

/** A row of a list: its id, its member, when it began, and its last change, by which lists are sorted. */
export type ListedMember = { id: string; member_id: string; began_at: Date; changed_at: Date };

/**
 * Returns one page of a list of members, newest first, with the exact total. Only members who are visible to the viewer
 * are listed, except for rows that match `also`, which always are. `list` selects the columns of `ListedMember`. A page
 * beyond the end is the last one.
 */
export async function listMembers<Row extends ListedMember>(
  db: Db,
  viewer: Viewer,
  list: RawBuilder<Row>,
  asked: PageQuery,
  also?: RawBuilder<boolean>,
) {
  const page = pageWithin(await countListed(db, viewer, list, also), asked);
  return { rows: await readListed(db, viewer, list, page, also), page };
}

/** Returns the newest rows of a list of members, as `listMembers` does, without counting them. */
export function newestListed(
  db: Db,
  viewer: Viewer,
  list: RawBuilder<ListedMember>,
  most: number,
): Promise<ListedMember[]> {
  return readListed(db, viewer, list, { per_page: most, offset: 0 });
}

async function readListed<Row extends ListedMember>(
  db: Db,
  viewer: Viewer,
  list: RawBuilder<Row>,
  { per_page, offset }: { per_page: number; offset: number },
  also?: RawBuilder<boolean>,
): Promise<Row[]> {
  const { rows } = await sql<Row>`${sql.raw(prepared)} select listed.* ${listedFor(viewer, list, also)}
    order by listed.changed_at desc, listed.id collate "C" limit ${per_page} offset ${offset}`.execute(db);
  return rows;
}

/** Returns how many members of a list are visible to the viewer. */
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

/** Returns how many members of each list are visible to the viewer, in one statement. */
export async function countLists<Name extends string>(
  db: Db,
  viewer: ViewerProfile,
  lists: Readonly<Record<Name, RawBuilder<Pick<ListedMember, "member_id">>>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(lists) as Name[];
  const named = names.map(
    (name) => sql`select ${name}::text as list, member_id from (${lists[name]}) as rows`,
  );
  const { rows } = await sql<{ list: Name; total: number }>`${sql.raw(prepared)}
    select listed.list, count(*)::integer as total
    ${listedFor(viewer, sql.join(named, sql` union all `))}
    group by listed.list`.execute(db);
  const counted = new Map(rows.map(({ list, total }) => [list, total]));
  return Object.fromEntries(names.map((name) => [name, counted.get(name) ?? 0])) as Record<Name, number>;
}

function listedFor(
  viewer: ViewerProfile,
  list: RawBuilder<unknown>,
  also: RawBuilder<boolean> = sql`false`,
): RawBuilder<unknown> {
  // A card needs all four steps.
  return sql`from (${list}) as listed join members m on m.id = listed.member_id
    where ${also} or ${visibleTo(viewer)}
      and exists (select from personal_details p where p.member_id = m.id)
      and exists (select from family_details f where f.member_id = m.id)
      and exists (select from career_details c where c.member_id = m.id)
      and exists (select from preferences w where w.member_id = m.id)`;
}
