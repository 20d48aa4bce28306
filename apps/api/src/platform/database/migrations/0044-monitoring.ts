import { type Kysely, sql } from "kysely";

/** What the operator was told of already, and when backups were made: the server sees neither the disk nor the mailbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table operator_notices (
    about text primary key,
    since timestamptz not null,
    told_at timestamptz
  )`.execute(db);
  await sql`create table backup_marks (made_at timestamptz primary key)`.execute(db);
}
