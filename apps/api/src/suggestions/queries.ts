import type { PageQuery } from "@sanjog/contract/reply";
import { dayIn, dayNumber, india_time_zone } from "@sanjog/domain/calendar";
import { pageWithin } from "@sanjog/domain/paging";
import { type Criterion, criteria, wishesMade } from "@sanjog/domain/suggestions/criteria";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../platform/database/open.ts";
import type { MatchProfile } from "../relations/queries/match-profiles.ts";
import { gotraNumbers } from "./card.ts";
import { everyWish, metWeight, wishConditions } from "./card-sql.ts";

/** Which cards a viewer's search reads, whatever the wishes: the other gender, of age, nothing in between, gotras. */
function openCards(viewer: MatchProfile, now: Date): RawBuilder<boolean> {
  const today = dayNumber(dayIn(now, india_time_zone));
  return sql`suggestable_from_day <= ${today} and member_id <> all(${idsInBetween(viewer.id)}) ${gotraCondition(viewer)}`;
}

/** Blocked either way, connected, an open request, or one whom the viewer rejected (decisions §5): few, collected once. */
function idsInBetween(viewer_id: string) {
  return sql`array(
    select blocked_id from blocks where blocker_id = ${viewer_id}
    union all select blocker_id from blocks where blocked_id = ${viewer_id}
    union all select sender_id from connection_requests where receiver_id = ${viewer_id}
    union all select receiver_id from connection_requests where sender_id = ${viewer_id} and status <> 'rejected')`;
}

function gotraCondition(viewer: MatchProfile) {
  if (viewer.gotra_rule !== "avoid") return sql``;
  const { paternal, maternal } = gotraNumbers(viewer);
  const mine = [paternal, maternal].filter((gotra) => gotra !== "0");
  return sql`and paternal_gotra <> all(${mine}::bigint[]) and maternal_gotra <> all(${mine}::bigint[])`;
}

const cardsFor = (viewer: MatchProfile) =>
  sql.table(viewer.gender === "female" ? "match_cards_male" : "match_cards_female");

/**
 * The ids of one page of suggestions with the exact total, in one statement: those who meet every wish of the
 * viewer, by how many of their own wishes the viewer meets; then picture, activity, id. A page too far is the last.
 */
export async function findSuggestions(db: Db, viewer: MatchProfile, asked: PageQuery, now: Date) {
  const { rows } = await suggestionsStatement(viewer, asked, now).execute(db);
  const { total = 0, ids = [] } = rows[0] ?? {};
  return { ids, ...pageWithin(total, asked) };
}

/** The statement of `findSuggestions`, apart so that a test can look at it. */
export function suggestionsStatement(viewer: MatchProfile, { page, per_page }: PageQuery, now: Date) {
  // The common table is materialised: else it would be counted and sorted from two scans.
  return sql<{ total: number; ids: string[] }>`
    with hit as materialized (
      select member_id, ${metWeight(viewer.facts, now)} as weight, has_picture, last_active_day
      from ${cardsFor(viewer)}
      where ${everyWish(viewer.wishes, now)} and ${openCards(viewer, now)}
    ), counted as (select count(*)::integer as total from hit)
    select total, array(
      select member_id from hit
      order by weight desc, has_picture desc, last_active_day desc, member_id collate "C"
      limit ${per_page}
      offset least(${(page - 1) * per_page}::bigint, (greatest(total, 1) - 1) / ${per_page}::integer * ${per_page}::integer)
    ) as ids
    from counted`;
}

export type NarrowestWish = { criterion: Criterion; would_add: number };

/** The wish that alone keeps most members out, and how many it would let in; null when none would. */
export async function findNarrowestWish(
  db: Db,
  viewer: MatchProfile,
  now: Date,
): Promise<NarrowestWish | null> {
  const made = wishesMade(viewer.wishes);
  const met = wishConditions(viewer.wishes, now);
  const unmet = sql.join(
    made.map((criterion) => sql`(not (${met[criterion]}))::integer`),
    sql` + `,
  );
  const counts = sql.join(
    made.map(
      (criterion) => sql`count(*) filter (where not (${met[criterion]}))::integer as ${sql.ref(criterion)}`,
    ),
  );
  const { rows } = await sql<Partial<Record<Criterion, number>>>`
    select ${counts} from ${cardsFor(viewer)} where ${unmet} = 1 and ${openCards(viewer, now)}`.execute(db);
  const would_add = (criterion: Criterion) => rows[0]?.[criterion] ?? 0;
  const narrowest = criteria.reduce((best, next) => (would_add(next) > would_add(best) ? next : best));
  return would_add(narrowest) > 0 ? { criterion: narrowest, would_add: would_add(narrowest) } : null;
}
