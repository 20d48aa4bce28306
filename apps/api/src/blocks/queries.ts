import type { BlockedRow } from "@sanjog/contract/blocks";
import type { PageQuery } from "@sanjog/contract/reply";
import { dayInIndia } from "@sanjog/domain/calendar";
import { pageWithin } from "@sanjog/domain/paging";
import type { Db } from "../platform/database/open.ts";
import type { Viewer } from "../platform/http/authenticate.ts";

/**
 * Returns one page of the members whom the viewer has blocked, newest first, with names only: enough to choose whom to
 * unblock. Leaves out inherited blocks, which would reveal other accounts of the same person.
 */
export async function listBlocked(db: Db, viewer: Viewer, asked: PageQuery) {
  const { offset, ...page } = pageWithin(await countBlocked(db, viewer), asked);
  const rows = await blockedBy(db, viewer)
    .leftJoin("personal_details as p", "p.member_id", "b.blocked_id")
    .select([
      "b.blocked_id",
      "b.blocked_at",
      "p.firstname",
      "p.lastname",
      "p.name_in_punjabi",
      "p.name_in_english",
    ])
    .orderBy("b.blocked_at", "desc")
    .orderBy("b.blocked_id")
    .limit(page.per_page)
    .offset(offset)
    .execute();
  const data = rows.map(
    (row): BlockedRow => ({
      id: row.blocked_id,
      firstname: row.firstname ?? "",
      lastname: row.lastname ?? "",
      name_in_punjabi: row.name_in_punjabi ?? "",
      name_in_english: row.name_in_english ?? "",
      blocked_at: dayInIndia(row.blocked_at),
    }),
  );
  return { ...page, data };
}

/** Returns how many members the list of `listBlocked` has. */
export async function countBlocked(db: Db, viewer: Viewer): Promise<number> {
  const { total } = await blockedBy(db, viewer)
    .select((eb) => eb.fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

const blockedBy = (db: Db, viewer: Viewer) =>
  db.selectFrom("blocks as b").where("b.blocker_id", "=", viewer.id).where("b.inherited", "=", false);
