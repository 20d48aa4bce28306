import type { Gender } from "@sanjog/domain/reference/personal-lists";
import { maybeSuggested } from "@sanjog/domain/suggestions/suggestable";
import { type RawBuilder, sql } from "kysely";
import type { MatchCard } from "../platform/database/match-tables.ts";
import type { Db, RunInTransaction, Tx } from "../platform/database/open.ts";
import { loadMatchProfiles } from "../relations/queries/match-profiles.ts";
import { cardFrom } from "./card.ts";
import { snapshot_idle_ms } from "./queries.ts";

/**
 * Notes what a page showed, so that no other page of the visit shows it again. The first page of a visit forgets the
 * visit before.
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

/**
 * Nightly: the days on which members were last here, into the order of suggestions. Never by day: anyone who asks again and
 * again would read from the order when somebody opened the app.
 */
export async function takeOverActivity(tx: RunInTransaction): Promise<void> {
  const day = sql`(members.last_active_on - date '1970-01-01')`;
  await onEachTable(
    tx,
    (table) => sql`update ${table} as card set last_active_day = ${day}
      from members where members.id = card.member_id and card.last_active_day <> ${day}`,
  );
}

/**
 * Nightly: lays the cards in the order of birth, in which a search reads them; half of what it costs in a community of a
 * million. Searches wait meanwhile, there for a second or two.
 */
export async function layCardsInOrder(tx: RunInTransaction): Promise<void> {
  await onEachTable(
    tx,
    (table) => sql`cluster ${table}`,
    (table) => sql`analyze ${table}`,
  );
}

/** What is done to all cards at night may take its time; each table in a transaction of its own, so that none waits for both. */
async function onEachTable(
  tx: RunInTransaction,
  ...statements: ((table: RawBuilder<unknown>) => RawBuilder<unknown>)[]
): Promise<void> {
  for (const table of Object.values(tables)) {
    await tx(async (open) => {
      await sql`set local statement_timeout = 60000`.execute(open);
      for (const statement of statements) await statement(sql.table(table)).execute(open);
    });
  }
}

/** Nightly: visits that are over. */
export async function forgetSnapshots(db: Db, now: Date): Promise<void> {
  const over = new Date(now.getTime() - snapshot_idle_ms);
  await sql`delete from suggestion_visits v where not exists (
    select from suggestion_visits w where w.session_id = v.session_id and w.shown_at > ${over}
  )`.execute(db);
}

const tables = { female: "match_cards_female", male: "match_cards_male" } as const;

/** Brings a member's match card up to date; one who is not to be suggested has none. */
export async function refreshMatchCard(tx: Tx, member_id: string): Promise<void> {
  await refreshMatchCards(tx, [member_id]);
}

/** The ids of the members whose cards were not as they should be. */
export type ChangedCards = { written: readonly string[]; deleted: readonly string[] };

/** Does the same for many, a few hundred at a time. Cards that are right already are not written. */
export async function refreshMatchCards(tx: Tx, member_ids: readonly string[]): Promise<ChangedCards> {
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
  // Of members who are not to be suggested any more, or whose gender was corrected.
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

/** Two steps saved at once would each write a card without the other's change; the later one waits and reads again. */
async function lockCards(tx: Tx, member_ids: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('card ' || id, 0))
    from unnest(${[...member_ids].sort()}::text[]) as member (id)`.execute(tx);
}

/**
 * As one value, so that the statement is short and always the same: it is planned once. A card that is there keeps its day
 * of activity until the night, whatever it is made again for. A new one has its member's own: that somebody has joined or
 * come back is told by its being there.
 */
function writing(gender: Gender, cards: readonly MatchCard[]) {
  const table = sql.table(tables[gender]);
  const names = Object.keys(cards[0] ?? {});
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const renewed = names.filter((name) => name !== "last_active_day");
  const into = sql.join(renewed.map((name) => sql.ref(name)));
  const written = sql.join(renewed.map((name) => sql.ref(`excluded.${name}`)));
  const there = sql.join(renewed.map((name) => sql`card.${sql.ref(name)}`));
  return sql<{ member_id: string }>`insert into ${table} as card (${columns})
    select ${columns} from json_populate_recordset(null::${table}, ${JSON.stringify(cards)}::json)
    on conflict (member_id) do update set (${into}) = row(${written})
      where (${there}) is distinct from (${written})
    returning member_id`;
}
