import { type Kysely, sql } from "kysely";

/** One narrow row for each member who may be suggested, by gender. Owned by suggestions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["match_cards_female", "match_cards_male"]) {
    for (const statement of cards(table)) await sql.raw(statement).execute(db);
  }
  for (const statement of lastActiveDay) await sql.raw(statement).execute(db);
}

const cards = (table: string) => [
  `create table ${table} (
    member_id text primary key references members on delete cascade,
    born_on_day integer not null,
    suggestable_from_day integer not null,
    height_inches smallint not null,
    country_id integer not null,
    is_home bigint not null, is_caste bigint not null, is_tongue bigint not null,
    is_occupation bigint not null, is_career bigint not null,
    paternal_gotra bigint not null, maternal_gotra bigint not null,
    wants_home bigint not null, wants_caste bigint not null, wants_tongue bigint not null,
    wants_occupation bigint not null, wants_career bigint not null,
    wants_age_min smallint not null, wants_age_max smallint not null,
    wants_height_min smallint not null, wants_height_max smallint not null,
    wants_countries integer[] not null,
    has_picture boolean not null,
    last_active_day integer not null
  )`,
  `create index ${table}_by_birth on ${table} (born_on_day)`,
];

// The authentication layer stores the day of activity; the trigger copies it to the card in the same transaction.
const lastActiveDay = [
  `create function move_last_active_day() returns trigger language plpgsql as $$
  begin
    update match_cards_female set last_active_day = new.last_active_on - date '1970-01-01' where member_id = new.id;
    update match_cards_male set last_active_day = new.last_active_on - date '1970-01-01' where member_id = new.id;
    return null;
  end $$`,
  `create trigger match_card_follows_activity after update of last_active_on on members
    for each row when (new.last_active_on is not null and old.last_active_on is distinct from new.last_active_on)
    execute function move_last_active_day()`,
];
