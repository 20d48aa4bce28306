import { type Kysely, sql } from "kysely";

/** A day of a hold or suspension has 24 hours, also where the clock of the session's time zone changes in it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table decisions
    drop constraint a_long_suspension_needs_two,
    add constraint a_long_suspension_needs_two check (kind <> 'suspend' or decided_by is null or needs_second
      or (until is not null and until <= decided_at + interval '168 hours')),
    drop constraint a_hold_by_one_lasts_a_day,
    add constraint a_hold_by_one_lasts_a_day check (kind <> 'hold' or decided_by is null
      or (until is not null and until <= decided_at + interval '24 hours'))`,
];
