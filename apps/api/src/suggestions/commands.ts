import type { Gender } from "@sanjog/domain/reference/personal-lists";
import { maybeSuggested } from "@sanjog/domain/suggestions/suggestable";
import { type RawBuilder, sql } from "kysely";
import type { MatchCard } from "../platform/database/match-tables.ts";
import type { Db, Tx } from "../platform/database/open.ts";
import { loadMatchProfiles } from "../relations/queries/match-profiles.ts";
import { cardFrom } from "./card.ts";
import { visit_idle_ms } from "./queries.ts";

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

/** Nightly: visits that are over. */
export async function forgetVisits(db: Db, now: Date): Promise<void> {
  const over = new Date(now.getTime() - visit_idle_ms);
  await sql`delete from suggestion_visits v where not exists (
    select from suggestion_visits w where w.session_id = v.session_id and w.shown_at > ${over}
  )`.execute(db);
}

const tables = { female: "match_cards_female", male: "match_cards_male" } as const;
type CardTable = (typeof tables)[keyof typeof tables];

/** Brings a member's match card up to date; one who is not to be suggested has none. */
export async function refreshMatchCard(tx: Tx, member_id: string): Promise<void> {
  await refreshMatchCards(tx, [member_id]);
}

/** The same for many. A few hundred at a time is well. */
export async function refreshMatchCards(tx: Tx, member_ids: readonly string[]): Promise<void> {
  await lockCards(tx, member_ids);
  const profiles = [...(await loadMatchProfiles(tx, member_ids)).values()].filter((profile) =>
    maybeSuggested({ ...profile.presence, complete: true }),
  );
  const cards = {
    female: profiles.filter(({ gender }) => gender === "female").map(cardFrom),
    male: profiles.filter(({ gender }) => gender === "male").map(cardFrom),
  };
  await removeOthers(tx, member_ids, cards);
  if (cards.female.length > 0) await writeCards(tx, tables.female, cards.female);
  if (cards.male.length > 0) await writeCards(tx, tables.male, cards.male);
}

/** Two steps saved at once would each write a card without the other's change; the later one waits and reads anew. */
async function lockCards(tx: Tx, member_ids: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('card ' || id, 0))
    from unnest(${[...member_ids].sort()}::text[]) as member (id)`.execute(tx);
}

/** Whoever is not to be suggested any more, or stands among the other gender now. */
async function removeOthers(tx: Tx, member_ids: readonly string[], cards: Record<Gender, MatchCard[]>) {
  const others = (gender: Gender) => {
    const kept = cards[gender].map((card) => card.member_id);
    return sql`member_id = any(${[...member_ids]}::text[]) and member_id <> all(${kept}::text[])`;
  };
  await sql`with gone as (delete from match_cards_female where ${others("female")})
    delete from match_cards_male where ${others("male")}`.execute(tx);
}

async function writeCards(tx: Tx, table: CardTable, cards: MatchCard[]): Promise<void> {
  await tx
    .insertInto(table)
    .values(cards)
    .onConflict((conflict) => conflict.column("member_id").doUpdateSet(everyColumn(cards)))
    .execute();
}

/** `column = excluded.column` for every column but the key. */
function everyColumn(cards: MatchCard[]): Record<string, RawBuilder<unknown>> {
  const columns = Object.keys(cards[0] ?? {}).filter((column) => column !== "member_id");
  return Object.fromEntries(columns.map((column) => [column, sql.ref(`excluded.${column}`)]));
}
