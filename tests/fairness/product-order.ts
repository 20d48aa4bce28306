import { day_ms, dayInIndia } from "@sanjog/domain/calendar";
import { countedOf } from "@sanjog/domain/suggestions/fair-order";
import { sql } from "kysely";
import type { FieldCipher } from "../../apps/api/src/platform/crypto/field-cipher.ts";
import type { Database } from "../../apps/api/src/platform/database/open.ts";
import { withLongTimeout } from "../../apps/api/src/platform/database/pool.ts";
import type { MatchProfile } from "../../apps/api/src/relations/queries/match-profiles.ts";
import { renewOrder, sumShown } from "../../apps/api/src/suggestions/commands/card-order.ts";
import { findSuggestions } from "../../apps/api/src/suggestions/queries.ts";
import { writePeople } from "../load/fill.ts";
import { type Market, market_begins } from "./market.ts";
import type { Asked, Day, Policy } from "./policy.ts";

export type ProductDatabase = Pick<Database, "db" | "tx"> & { fields: FieldCipher };

const batch = 250;
/** A moment of each simulated day. */
export const momentOf = (day: number) => new Date(market_begins.getTime() + day * day_ms);

/** Replaces the members of the database with those of the market. */
export async function fillMarket({ db, tx, fields }: ProductDatabase, { made }: Market): Promise<void> {
  await sql`truncate members, match_cards_female, match_cards_male, shown_pages, shown_counts cascade`.execute(
    db,
  );
  for (let from = 0; from < made.length; from += batch) {
    await tx((open) => writePeople(open, fields, made.slice(from, from + batch), "!"));
  }
  await sql`analyze members, match_cards_female, match_cards_male, connection_requests`.execute(db);
}

/** The product's own order: its search statement by day, its own sums of the shown members by night. */
export async function productOrder(database: ProductDatabase, market: Market): Promise<Policy> {
  const { db, tx } = database;
  await withLongTimeout(() => fillMarket(database, market));
  const { people } = market;
  const places = new Map(people.map(({ id }, at) => [id, at]));
  const idOf = (at: number) => people[at]?.id ?? "";
  const listOf = async (viewer: MatchProfile | undefined, day: number, length: number) => {
    // A member with an empty list asks for nothing, which saves a third of the searches.
    if (!viewer || (market.pairs.fits[places.get(viewer.id) ?? -1]?.length ?? 0) === 0) return [];
    const { ids } = await findSuggestions(db, viewer, { page: 1, per_page: length }, momentOf(day));
    return ids.map((id) => places.get(id) ?? 0);
  };
  return {
    listsOf: (viewers, day, length) =>
      withLongTimeout(async () => {
        const lists: number[][] = [];
        const together = 4;
        for (let from = 0; from < viewers.length; from += together) {
          const some = viewers.slice(from, from + together).map((at) => listOf(people[at], day, length));
          lists.push(...(await Promise.all(some)));
        }
        return lists;
      }),
    night: (day) =>
      withLongTimeout(async () => {
        await writeDay(database, day, idOf);
        await sumShown(tx);
        await renewOrder(tx, momentOf(day.day + 0.5));
        await sql`analyze connection_requests`.execute(db);
      }),
  };
}

/** Writes the rows that the members' visits of a day would have written. */
async function writeDay({ db }: ProductDatabase, day: Day, idOf: (at: number) => string): Promise<void> {
  const json = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::json`;
  const now = momentOf(day.day);
  const pages = day.served.map(({ members }) => ({ members: countedOf(members.map(idOf), 0) }));
  await sql`insert into shown_pages select * from json_populate_recordset(null::shown_pages, ${json(pages)})
    where cardinality(members) > 0`.execute(db);
  const visitors = day.visitors.map(idOf);
  await sql`update members set last_active_on = ${dayInIndia(now)}::date
    where id = any(${visitors}::text[])`.execute(db);
  const rowOf = ({ from, to, day: sent, answer }: Asked) => ({
    id: `request-${from}-${to}`,
    sender_id: idOf(from),
    receiver_id: idOf(to),
    status: answer === null ? "pending" : answer.accepted ? "accepted" : "rejected",
    sent_at: momentOf(sent),
    answered_at: answer === null ? null : momentOf(answer.day),
  });
  const rows = [...new Set([...day.sent, ...day.answered])].map(rowOf);
  await sql`insert into connection_requests (id, sender_id, receiver_id, status, sent_at, answered_at)
    select id, sender_id, receiver_id, status, sent_at, answered_at
    from json_populate_recordset(null::connection_requests, ${json(rows)})
    on conflict (id) do update set status = excluded.status, answered_at = excluded.answered_at`.execute(db);
}
