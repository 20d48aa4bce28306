import { type Kysely, sql } from "kysely";

/**
 * When the nightly job last ran, and until when it deletes nothing: a clock that jumped would make everything look old
 * enough. One row, or none before the first night.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tidy_nights (
      one boolean primary key default true check (one),
      last_at timestamptz not null,
      waits_until timestamptz
    )`.execute(db);
}
