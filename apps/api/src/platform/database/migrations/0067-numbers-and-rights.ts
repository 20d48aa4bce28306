import { type Kysely, sql } from "kysely";

/**
 * The figures of `/about/numbers`: sums of a day, and those of a quarter, which nothing changes later. They name nobody. Owned
 * by numbers. Who was reminded of the rules in which quarter, when a consent was withdrawn, and the person who acts for a
 * member in case of death or incapacity. A member who withdrew a consent has no answer where there was one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table day_figures (
    day date primary key,
    figures jsonb not null
  )`,
  `create table quarter_figures (
    quarter text primary key constraint quarter_is_written_in_full check (quarter ~ '^[0-9]{4}-Q[1-4]$'),
    figures jsonb not null,
    stored_at timestamptz not null
  )`,
  `create table rule_reminders (
    member_id text not null references members on delete cascade,
    quarter text not null,
    told_at timestamptz not null,
    primary key (member_id, quarter)
  )`,
  `alter table consents add column withdrawn_at timestamptz`,
  `alter table personal_details alter column namdhari_sect drop not null, alter column differently_abled drop not null`,
  `create table nominees (
    member_id text primary key references members on delete cascade,
    name text not null,
    relation text not null,
    contact text not null,
    updated_at timestamptz not null
  )`,
];
