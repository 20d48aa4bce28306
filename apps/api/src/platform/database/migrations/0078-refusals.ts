import { type Kysely, sql } from "kysely";

/**
 * A refusal has no time of consent. Until now it was recorded as a consent that was withdrawn in the same moment; a real withdrawal
 * keeps the earlier time of its consent. Owned by profiles.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table consents alter column given_at drop not null`,
  `update consents set given_at = null where given_at = withdrawn_at`,
  `alter table consents add constraint consent_is_given_or_refused check (given_at is not null or withdrawn_at is not null)`,
];
