import { type Kysely, sql } from "kysely";

/**
 * How many different profiles and pictures a member has seen in their day, as hashes: enough to count each once, and
 * nobody learns from it who looked at whom. Owned by relations.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table views_of_day (
      viewer_id text not null references members on delete cascade,
      kind text not null constraint view_kind_is_known check (kind in ('profile', 'picture')),
      began_at timestamptz not null,
      seen bigint[] not null,
      primary key (viewer_id, kind)
    )`.execute(db);
}
