import {
  countedOf,
  least_count,
  many_unanswered,
  nightly_decay,
  unansweredSince,
} from "@sanjog/domain/suggestions/fair-order";
import { sql } from "kysely";
import type { RunInTransaction } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import type { Viewer } from "../../platform/http/authenticate.ts";
import { countViews } from "../../relations/commands/view-limits.ts";
import { stepsOf } from "../card-sql.ts";
import { tables } from "../commands.ts";

/**
 * Counts suggested cards towards the viewer's daily limit, as `countViews` does, and stores which of them count as shown,
 * without the viewer.
 */
export async function countCards(deps: AreaDeps, viewer: Viewer, ids: readonly string[]): Promise<void> {
  const { fresh, seen_before } = await countViews(deps, viewer, "card", ids);
  const members = countedOf(fresh, seen_before);
  if (members.length > 0) await deps.db.insertInto("shown_pages").values({ members }).execute();
}

/** Nightly job: adds the pages of the day to the members' counts, of which each night keeps a share. */
export async function sumShown(tx: RunInTransaction): Promise<void> {
  await tx(async (open) => {
    await sql`set local statement_timeout = 60000`.execute(open);
    await sql`update shown_counts set shown = shown * ${nightly_decay}::real`.execute(open);
    await sql`with pages as (delete from shown_pages returning members), today as (
        select shown.member_id, count(*) as times
        from pages, unnest(pages.members) as shown (member_id) group by shown.member_id
      )
      insert into shown_counts (member_id, shown)
      select today.member_id, today.times from today join members on members.id = today.member_id
      on conflict (member_id) do update set shown = shown_counts.shown + excluded.shown`.execute(open);
    await sql`delete from shown_counts where shown < ${least_count}::real`.execute(open);
  });
}

/**
 * Nightly job: copies to the match cards what their order compares of the members: the last day of activity, how often
 * they were shown and whether many requests wait for them. Not done during the day, since the order of repeated searches
 * would then reveal when a member opened the app, was shown or was sent a request.
 */
export async function renewOrder(tx: RunInTransaction, now: Date): Promise<void> {
  const day = sql`coalesce(member.last_active_on - date '1970-01-01', card.last_active_day)`;
  const shown = stepsOf("counted.shown");
  const waiting = sql`coalesce(asked.many, false)`;
  for (const table of Object.values(tables)) {
    const update = sql`update ${sql.table(table)} as card
      set last_active_day = ${day}, shown_lately = ${shown}, many_waiting = ${waiting}
      from members as member
        left join shown_counts as counted on counted.member_id = member.id
        left join (
          select receiver_id, count(*) >= ${many_unanswered}::integer as many from connection_requests
          where status = 'pending' and sent_at <= ${unansweredSince(now)} group by receiver_id
        ) as asked on asked.receiver_id = member.id
      where member.id = card.member_id
        and (card.last_active_day, card.shown_lately, card.many_waiting)
          is distinct from (${day}, ${shown}, ${waiting})`;
    await tx(async (open) => {
      await sql`set local statement_timeout = 60000`.execute(open);
      await update.execute(open);
    });
  }
}
