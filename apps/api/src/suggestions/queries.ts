import type { PageQuery } from "@sanjog/contract/reply";
import { dayInIndia, dayNumber, hour_ms } from "@sanjog/domain/calendar";
import { refusedSince } from "@sanjog/domain/connections/connection-request";
import { setAsideSince } from "@sanjog/domain/set-aside/set-aside";
import { wishesMade } from "@sanjog/domain/suggestions/criteria";
import {
  activeSince,
  band_points,
  most_points,
  shuffle_prime,
  shuffleOf,
} from "@sanjog/domain/suggestions/fair-order";
import type { Gotras } from "@sanjog/domain/suggestions/gotra";
import {
  deepestListed,
  lastPageOfSnapshot,
  nearestPage,
  type PageSnapshot,
  type SnapshotPage,
  shownIn,
  snapshotPage,
  stillThere,
} from "@sanjog/domain/suggestions/visit";
import { type Criterion, criteria, total_weight } from "@sanjog/domain/suggestions/wish-table";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../platform/database/open.ts";
import type { MatchProfile } from "../relations/queries/match-profiles.ts";
import { refusersElsewhere } from "../relations/queries/refusals.ts";
import { gotraNumbers } from "./card.ts";
import { countMissed, everyWish, matchedWeight, wishConditions, wishesBesideAge } from "./card-sql.ts";

/** Whom a search is for, and by which wishes. */
export type Searcher = Pick<MatchProfile, "id" | "gender" | "wishes" | "gotras" | "gotra_rule">;

/** Returns the condition for cards that suit a viewer regardless of wishes and relations: of age, and by gotra. */
export function suitableCards(viewer: Searcher, now: Date): RawBuilder<boolean> {
  const today = dayNumber(dayInIndia(now));
  return sql`suggestable_from_day <= ${today} ${gotraCondition(viewer)}`;
}

/** Returns the condition for suitable cards without a relation that excludes them. */
function openCards(viewer: Searcher, now: Date): RawBuilder<boolean> {
  return sql`member_id not in (${idsInBetween(viewer.id, now)}) and ${suitableCards(viewer, now)}`;
}

/**
 * Selects the members whom a relation excludes: blocked either way, connected, with an open request, rejected by the
 * viewer, or put aside by the viewer (decisions §5), or having rejected the viewer too recently for another request. A
 * card of the last without its button would only remind the viewer of the rejection.
 */
export function idsInBetween(viewer_id: string, now: Date) {
  const since = refusedSince(now);
  return sql`
    select blocked_id as id from blocks where blocker_id = ${viewer_id}
    union all select blocker_id from blocks where blocked_id = ${viewer_id}
    union all select sender_id from connection_requests where receiver_id = ${viewer_id}
    union all select receiver_id from connection_requests
      where sender_id = ${viewer_id} and (status <> 'rejected' or answered_at > ${since})
    union all select member_id from set_aside_entries
      where owner_id = ${viewer_id} and set_aside_at > ${setAsideSince(now)}
    union all ${refusersElsewhere(viewer_id, since)}`;
}

function gotraCondition(viewer: Searcher) {
  if (viewer.gotra_rule !== "avoid") return sql``;
  const { paternal, maternal } = gotraNumbers(viewer);
  const mine = [paternal, maternal].filter((gotra) => gotra !== "0");
  return sql`and paternal_gotra <> all(${mine}::bigint[]) and maternal_gotra <> all(${mine}::bigint[])`;
}

/**
 * Returns those of the ids, in their order, that a search on this database could return now: of age, without a relation that
 * excludes them, and with a further condition for the card.
 */
export async function stillOpen(
  db: Db,
  viewer: Searcher,
  ids: readonly string[],
  now: Date,
  condition: RawBuilder<boolean>,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ member_id: string }>`select member_id from ${cardsFor(viewer)}
    where member_id = any(${[...ids]}::text[]) and ${condition} and ${openCards(viewer, now)}`.execute(db);
  const open = new Set(rows.map(({ member_id }) => member_id));
  return ids.filter((id) => open.has(id));
}

/** Returns the condition for cards that meet every wish of a viewer, before relations. */
export const fittingCards = (viewer: Searcher, now: Date) =>
  sql<boolean>`${everyWish(viewer.wishes, now)} and ${suitableCards(viewer, now)}`;

export const cardsFor = (viewer: Searcher) =>
  sql.table(viewer.gender === "female" ? "match_cards_male" : "match_cards_female");

/** A visit ends after this time without another page. */
export const snapshot_idle_ms = hour_ms;

/** Returns what this session's visit has shown so far. Page 1 starts a new visit, and so does another page size. */
export async function loadSnapshot(
  db: Db,
  session_id: string,
  { page, per_page }: PageQuery,
  now: Date,
): Promise<PageSnapshot> {
  if (page === 1) return new Map();
  const rows = await db
    .selectFrom("suggestion_visits")
    .where("session_id", "=", session_id)
    .where("per_page", "=", per_page)
    .select(["page", "shown", "shown_at"])
    .execute();
  const awake = rows.some(({ shown_at }) => now.getTime() - shown_at.getTime() < snapshot_idle_ms);
  return new Map(awake ? rows.map(({ page: opened, shown }) => [opened, shown]) : []);
}

/**
 * Returns the ids of one page of suggestions with the exact total, in one statement: members who meet every wish of the
 * viewer, in the order of `compareCandidates`. Leaves out members whom another page of the visit has shown. Returns the
 * nearest page before an empty one.
 */
export async function findSuggestions(
  db: Db,
  viewer: MatchProfile,
  asked: PageQuery,
  now: Date,
  visit: PageSnapshot = new Map(),
) {
  return findPage(db, asked, visit, (slice) => suggestionsStatement(viewer, slice, now, visit));
}

/** Where a page of members whom the visit has not shown begins, and how long it is. */
export type Slice = Pick<SnapshotPage, "offset"> & Pick<PageQuery, "per_page">;

/**
 * Returns the ids of one page of a list with its exact total, or of the nearest page before an empty one or one that is
 * too deep.
 */
export async function findPage(
  db: Db,
  asked: PageQuery,
  visit: PageSnapshot,
  statement: (slice: Slice) => RawBuilder<PageRow>,
) {
  const { per_page } = asked;
  const find = async (page: number) => {
    const { offset } = snapshotPage(visit, page, per_page);
    const { rows } = await statement({ offset, per_page }).execute(db);
    const { still, ...found } = rows[0] ?? { total: 0, remaining: 0, still: [], fresh: [] };
    return { ...found, there: stillThere(visit, still) };
  };
  const deepest = deepestListed(per_page);
  const wanted = Math.min(asked.page, deepest);
  const first = await find(wanted);
  const page = nearestPage(first.there, first.remaining, { page: wanted, per_page });
  const { total, remaining, fresh, there } = page === wanted ? first : await find(page);
  const { kept } = snapshotPage(there, page, per_page);
  const ids = [...kept, ...fresh.slice(0, per_page - kept.length)];
  const opened = new Map([...there, [page, ids]]);
  const last_page = lastPageOfSnapshot(opened, remaining - (ids.length - kept.length), per_page);
  return { ids, total, per_page, current_page: page, last_page: Math.min(last_page, deepest) };
}

type PageRow = { total: number; remaining: number; still: string[]; fresh: string[] };

/** Returns the statement of `findSuggestions`; exported for a snapshot test of its SQL. */
export function suggestionsStatement(
  viewer: MatchProfile,
  slice: Slice,
  now: Date,
  visit: PageSnapshot = new Map(),
) {
  const cards = cardsFor(viewer);
  const fits = fittingCards(viewer, now);
  // Excluded and shown members are few: looking them up by id is cheaper than checking every card for them.
  return pageStatement(viewer, slice, now, visit, {
    hit: sql`select ${sortKey(viewer, now)} as sort_key, member_id from ${cards} where ${fits}`,
    among: (ids) => sql`select member_id from ${cards} where member_id = any(${ids}) and ${fits}`,
  });
}

/** The members of a list with their sort keys, and those of them whose ids are in an array. */
type ListSource = { hit: RawBuilder<unknown>; among: (ids: RawBuilder<unknown>) => RawBuilder<unknown> };

/** Returns the statement of one page of a list, without members whom a relation excludes or the visit has shown. */
export function pageStatement(
  viewer: MatchProfile,
  { offset, per_page }: Slice,
  now: Date,
  visit: PageSnapshot,
  { hit, among }: ListSource,
) {
  const shown = shownIn(visit);
  const best_first = sql`sort_key, member_id collate "C"`;
  // The common table expressions are materialised, since each would otherwise run once for each use.
  return sql<PageRow>`with hit as materialized (
      ${hit}
    ), near as materialized (
      select array(${idsInBetween(viewer.id, now)}) as ids
    ), few as materialized (
      select member_id, member_id = any((select ids from near)::text[]) as away
      from (${among(sql`(select ids from near) || ${shown}::text[]`)}) as found
    ), counted as (
      select (select count(*) from hit)::integer - count(*) filter (where away)::integer as total,
        count(*)::integer as fewer, count(*) filter (where not away)::integer as seen from few
    )
    select total, total - seen as remaining,
      array(select member_id from few where not away) as still,
      array(
        select member_id from (
          select sort_key, member_id from hit order by ${best_first}
          limit ${per_page}::integer + ${offset}::integer + (select fewer from counted)
        ) as best
        where member_id not in (select member_id from few)
        order by ${best_first} limit ${per_page} offset ${offset}
      ) as fresh
    from counted`;
}

/**
 * Returns the place of a card as one number, lowest first: its band, its activity, how often it was shown, and the viewer's
 * shuffle of the day. `missed_weight` is that of the viewer's wishes that the card misses. SQL equivalent of
 * `compareCandidates`.
 */
export function sortKey(
  viewer: MatchProfile,
  now: Date,
  missed_weight: RawBuilder<unknown> = sql.lit(0),
): RawBuilder<number> {
  const today = dayNumber(dayInIndia(now));
  const { factor, offset } = shuffleOf(viewer.id, today);
  const theirs_missed = sql`${sql.lit(most_points - total_weight)} - (${matchedWeight(viewer.facts, now)})`;
  const missed = sql`(${theirs_missed} + ${missed_weight})`;
  const band = sql`(${missed} / ${sql.lit(band_points)} + many_waiting::integer)`;
  const away = sql`(last_active_day < ${activeSince(today)}::integer)::integer`;
  const shuffled = sql`(shuffle_key::bigint * ${factor}::bigint + ${offset}::bigint) % ${sql.lit(shuffle_prime)}`;
  return sql`((${band}::bigint * 2 + ${away}) << 46) + (shown_lately::bigint << 31) + (${shuffled})`;
}

/** Returns the `total` of `findSuggestions` for a searcher whose wishes may be unsaved. */
export async function countSuggestions(db: Db, searcher: Searcher, now: Date): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::integer as total from ${cardsFor(searcher)}
    where ${fittingCards(searcher, now)} and member_id not in (${idsInBetween(searcher.id, now)})`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

/** Returns a member's gotras; both are empty while the family step is missing. */
export async function loadGotras(db: Db, member_id: string): Promise<Gotras> {
  const family = await db
    .selectFrom("family_details")
    .where("member_id", "=", member_id)
    .select(["paternal_gotra", "paternal_gotra_other", "maternal_gotra", "maternal_gotra_other"])
    .executeTakeFirst();
  const unknown = { paternal_gotra: "other", paternal_gotra_other: "" } as const;
  return family ?? { ...unknown, maternal_gotra: "other", maternal_gotra_other: "" };
}

export type NarrowestWish = { criterion: Criterion; would_add: number };

/** Returns the wish that alone excludes the most members, and how many; null if no wish alone excludes anyone. */
export async function findNarrowestWish(db: Db, viewer: Searcher, now: Date): Promise<NarrowestWish | null> {
  const met = wishConditions(viewer.wishes, now);
  const others = wishesMade(viewer.wishes).filter((criterion) => criterion !== "age");
  const besides_age = wishesBesideAge(viewer.wishes, now);
  const open = openCards(viewer, now);
  const counts = sql.join(
    others.map(
      (criterion) => sql`count(*) filter (where not (${met[criterion]}))::integer as ${sql.ref(criterion)}`,
    ),
  );
  // Two queries: the first reads only cards of the wished age, and the second stops at the first wish a card fails.
  const { rows } = await sql<Partial<Record<Criterion, number>>>`with of_age as (
      select ${counts} from ${cardsFor(viewer)}
      where ${met.age} and ${countMissed(besides_age)} = 1 and ${countMissed(others.map((criterion) => met[criterion]))} = 1 and ${open}
    ), of_other_ages as (
      select count(*)::integer as age from ${cardsFor(viewer)}
      where ${sql.join(besides_age, sql` and `)} and not (${met.age}) and ${open}
    )
    select * from of_age, of_other_ages`.execute(db);
  const would_add = (criterion: Criterion) => rows[0]?.[criterion] ?? 0;
  const narrowest = criteria.reduce((best, next) => (would_add(next) > would_add(best) ? next : best));
  return would_add(narrowest) > 0 ? { criterion: narrowest, would_add: would_add(narrowest) } : null;
}
