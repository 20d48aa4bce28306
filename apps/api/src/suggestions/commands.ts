import type { Gender } from "@sanjog/domain/reference/personal-lists";
import { maybeSuggested } from "@sanjog/domain/suggestions/suggestable";
import { sql } from "kysely";
import type { MatchCard } from "../platform/database/match-tables.ts";
import type { Db, Tx } from "../platform/database/open.ts";
import { loadMatchProfiles } from "../relations/queries/match-profiles.ts";
import { cardFrom } from "./card.ts";
import { stepsOf } from "./card-sql.ts";
import { snapshot_idle_ms } from "./queries.ts";

/**
 * Stores which members a page showed, so that no other page of the visit shows them again. The first page of a visit
 * deletes the previous visit.
 */
export async function rememberPage(
  db: Db,
  session_id: string,
  {
    page,
    per_page,
    shown,
    first,
  }: { page: number; per_page: number; shown: readonly string[]; first: boolean },
  now: Date,
): Promise<void> {
  await sql`
    with forgotten as (
      delete from suggestion_visits where ${first}::boolean and session_id = ${session_id} and page <> ${page}
    )
    insert into suggestion_visits (session_id, page, per_page, shown, shown_at)
    values (${session_id}, ${page}, ${per_page}, ${[...shown]}::text[], ${now})
    on conflict (session_id, page) do update
      set per_page = excluded.per_page, shown = excluded.shown, shown_at = excluded.shown_at`.execute(db);
}

/** Nightly job: deletes the visits that have ended. */
export async function forgetSnapshots(db: Db, now: Date): Promise<void> {
  const over = new Date(now.getTime() - snapshot_idle_ms);
  await sql`delete from suggestion_visits v where not exists (
    select from suggestion_visits w where w.session_id = v.session_id and w.shown_at > ${over}
  )`.execute(db);
}

export const tables = { female: "match_cards_female", male: "match_cards_male" } as const;

/** Brings a member's match card up to date. Deletes it if the member must not be suggested. */
export async function refreshMatchCard(tx: Tx, member_id: string, now: Date): Promise<void> {
  await refreshMatchCards(tx, [member_id], now);
}

/** The ids of the members whose cards were wrong and have been written or deleted. */
export type ChangedCards = { written: readonly string[]; deleted: readonly string[] };

/** Brings the cards of up to a few hundred members up to date. Does not write cards that are correct. */
export async function refreshMatchCards(
  tx: Tx,
  member_ids: readonly string[],
  now: Date,
): Promise<ChangedCards> {
  const changed = await writeCards(tx, member_ids);
  if (changed.written.length > 0) await noteArrivals(tx, changed.written, now);
  return changed;
}

/**
 * Stores when these members could first be suggested. A card that changes or returns is not new: otherwise anybody could
 * have others notified by editing or pausing a profile.
 */
async function noteArrivals(tx: Tx, member_ids: readonly string[], now: Date): Promise<void> {
  await sql`insert into card_arrivals (member_id, arrived_at)
    select id, ${now}::timestamptz from unnest(${[...member_ids]}::text[]) as written (id)
    on conflict (member_id) do nothing`.execute(tx);
}

async function writeCards(tx: Tx, member_ids: readonly string[]): Promise<ChangedCards> {
  await lockCards(tx, member_ids);
  const profiles = [...(await loadMatchProfiles(tx, member_ids)).values()].filter((profile) =>
    maybeSuggested({ ...profile.presence, complete: true }),
  );
  const cards = {
    female: profiles.filter(({ gender }) => gender === "female").map(cardFrom),
    male: profiles.filter(({ gender }) => gender === "male").map(cardFrom),
  };
  const others = (gender: Gender) => {
    const kept = cards[gender].map((card) => card.member_id);
    return sql`member_id = any(${[...member_ids]}::text[]) and member_id <> all(${kept}::text[])`;
  };
  // Deletes the cards of members who must no longer be suggested or whose gender was corrected.
  const without_others = sql`with no_woman as (
      delete from match_cards_female where ${others("female")} returning member_id
    ), no_man as (delete from match_cards_male where ${others("male")} returning member_id)`;
  const [first, second] = (["female", "male"] as const).filter((gender) => cards[gender].length > 0);
  const written = first
    ? sql`, written as (${writing(first, cards[first])})`
    : sql`, written as (select null as member_id where false)`;
  const { rows } = await sql<{ written: string[]; deleted: string[] }>`${without_others}${written}
    select array(select member_id from written) as written,
      array(select member_id from no_woman union all select member_id from no_man) as deleted`.execute(tx);
  const [changed = { written: [], deleted: [] }] = rows;
  if (!second) return changed;
  const more = await writing(second, cards[second]).execute(tx);
  return { ...changed, written: [...changed.written, ...more.rows.map(({ member_id }) => member_id)] };
}

/** Locks the cards, since two steps saved in parallel would each write a card without the other's change. */
async function lockCards(tx: Tx, member_ids: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('card ' || id, 0))
    from unnest(${[...member_ids].sort()}::text[]) as member (id)`.execute(tx);
}

/**
 * Writes all cards as one JSON parameter, so that the statement is short and constant and is planned only once. An
 * existing card keeps its day of activity until the nightly job, whatever the reason for writing it. A new card gets the
 * member's current day: its appearance already shows that the member has joined or returned. It also gets the count of
 * being shown, so that nobody comes first by pausing for an hour.
 */
function writing(gender: Gender, cards: readonly MatchCard[]) {
  const table = sql.table(tables[gender]);
  const names = Object.keys(cards[0] ?? {});
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const renewed = names.filter((name) => name !== "last_active_day");
  const into = sql.join(renewed.map((name) => sql.ref(name)));
  const written = sql.join(renewed.map((name) => sql.ref(`excluded.${name}`)));
  const there = sql.join(renewed.map((name) => sql`card.${sql.ref(name)}`));
  return sql<{ member_id: string }>`insert into ${table} as card (${columns}, shown_lately)
    select ${columns}, ${stepsOf("counted.shown")}
    from json_populate_recordset(null::${table}, ${JSON.stringify(cards)}::json) as made
      left join shown_counts as counted using (member_id)
    on conflict (member_id) do update set (${into}) = row(${written})
      where (${there}) is distinct from (${written})
    returning member_id`;
}
