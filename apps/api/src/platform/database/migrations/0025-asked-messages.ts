import { type Kysely, sql } from "kysely";

/**
 * What strangers can have sent to an address and who asked us not to, by keyed hashes; and how often in a row a wrong
 * password was given. Owned by accounts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table asked_messages (
    address_hash bytea not null,
    asked_at timestamptz not null
  )`,
  `create index asked_messages_by_address on asked_messages (address_hash, asked_at)`,
  `create index asked_messages_by_age on asked_messages (asked_at)`,
  `create table mail_stops (
    address_hash bytea primary key,
    until timestamptz not null
  )`,
  `create table login_failures (
    subject text primary key,
    failures integer not null,
    last_at timestamptz not null
  )`,
];
