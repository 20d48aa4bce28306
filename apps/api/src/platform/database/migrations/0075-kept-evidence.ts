import { type Kysely, sql } from "kysely";

/**
 * What was taken down of somebody who is erased, or who deleted a hidden picture, and the signed statements of reports: encrypted,
 * under keyed hashes of what an inquiry names, until 180 days are over. Owned by evidence.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table kept_evidence (
    id text primary key,
    kind text not null constraint evidence_is_known check (kind in ('taken_down', 'statement')),
    found_by bytea[] not null,
    sealed bytea not null,
    kept_at timestamptz not null
  )`,
  `create index kept_evidence_by_name on kept_evidence using gin (found_by)`,
  `create index kept_evidence_by_time on kept_evidence (kept_at)`,
];
