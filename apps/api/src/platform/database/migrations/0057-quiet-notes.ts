import { type Kysely, sql } from "kysely";

/**
 * When a member's card could first be suggested, and whether the nightly search has looked for members it fits. A member who
 * is suggested already is not new. `quiet_notes` holds when such a search last found somebody for a member, when the
 * member was last told, and since when the member's list is empty. Owned by suggestions.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table card_arrivals (
    member_id text primary key references members on delete cascade,
    arrived_at timestamptz not null,
    searched boolean not null default false
  )`,
  `create index card_arrivals_by_time on card_arrivals (arrived_at)`,
  `create index card_arrivals_to_search on card_arrivals (member_id) where not searched`,
  `insert into card_arrivals (member_id, arrived_at, searched)
    select card.member_id, members.created_at, true
    from (select member_id from match_cards_female union all select member_id from match_cards_male) as card
      join members on members.id = card.member_id`,
  `create table quiet_notes (
    member_id text primary key references members on delete cascade,
    found_at timestamptz,
    told_at timestamptz,
    empty_since timestamptz,
    letter_at timestamptz
  )`,
];
