import { maybeSuggested } from "@sanjog/domain/suggestions/suggestable";
import { type RawBuilder, sql } from "kysely";
import type { MatchCard } from "../platform/database/match-tables.ts";
import type { Tx } from "../platform/database/open.ts";
import { loadMatchProfiles } from "../relations/queries/match-profiles.ts";
import { cardFrom } from "./card.ts";

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
  for (const gender of ["female", "male"] as const) {
    const cards = profiles.filter((profile) => profile.gender === gender).map(cardFrom);
    await removeOthers(tx, tables[gender], member_ids, cards);
    if (cards.length > 0) await writeCards(tx, tables[gender], cards);
  }
}

/** Two steps saved at once would each write a card without the other's change; the later one waits and reads anew. */
async function lockCards(tx: Tx, member_ids: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('card ' || id, 0))
    from unnest(${[...member_ids].sort()}::text[]) as member (id)`.execute(tx);
}

async function removeOthers(tx: Tx, table: CardTable, member_ids: readonly string[], cards: MatchCard[]) {
  const kept = cards.map((card) => card.member_id);
  await sql`delete from ${sql.table(table)}
    where member_id = any(${[...member_ids]}::text[]) and member_id <> all(${kept}::text[])`.execute(tx);
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
