import { india_time_zone } from "@sanjog/domain/calendar";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/open.ts";
import type { MatchProfile } from "../../relations/queries/match-profiles.ts";
import { searchedFacts } from "../card.ts";
import { theirsMissed } from "../card-sql.ts";
import { cardsFor, fittingCards, idsInBetween } from "../queries.ts";

/**
 * Selects the members whom a new member may fit both ways: the search with the new member as the viewer, for members whose
 * wishes the new member's card meets. It ignores relations and the gotra rules of the others, which `countNewFamilies`
 * applies.
 */
export function membersFitting(newcomer: MatchProfile, now: Date): RawBuilder<unknown> {
  return sql`select member_id from ${cardsFor(newcomer)}
    where ${fittingCards(newcomer, now)} and ${theirsMissed(searchedFacts(newcomer), now, 0)} = 0`;
}

/** Returns how many members of a viewer's suggestions are new since a moment and have only wishes that the viewer meets. */
export async function countNewFamilies(
  db: Db,
  viewer: MatchProfile,
  since: Date,
  now: Date,
): Promise<number> {
  // "offset 0" makes PostgreSQL look up the few new cards first instead of searching all cards for those that fit.
  const { rows } = await sql<{ families: number }>`select count(*)::integer as families
    from (select card.* from card_arrivals join ${cardsFor(viewer)} as card using (member_id)
      where arrived_at > ${since} offset 0) as new_card
    where ${fittingCards(viewer, now)} and ${theirsMissed(viewer.facts, now, 0)} = 0
      and member_id not in (${idsInBetween(viewer.id, now)})`.execute(db);
  return rows[0]?.families ?? 0;
}

/** Returns how many cards a viewer's wishes choose from. */
export async function countCardsFor(db: Db, viewer: MatchProfile): Promise<number> {
  const { rows } = await sql<{
    cards: number;
  }>`select count(*)::integer as cards from ${cardsFor(viewer)}`.execute(db);
  return rows[0]?.cards ?? 0;
}

/**
 * SQL for the last visit of the member in the row `m`. A logout deletes the session and leaves only the day; the visit then
 * counts as lasting to the end of that day.
 */
export const lastVisit = sql<Date>`(
  select case
    when (max(s.last_used_at) at time zone ${sql.lit(india_time_zone)})::date >= m.last_active_on
      then max(s.last_used_at)
    else coalesce((m.last_active_on + 1)::timestamp at time zone ${sql.lit(india_time_zone)}, m.created_at)
  end
  from member_sessions s where s.member_id = m.id
)`;
