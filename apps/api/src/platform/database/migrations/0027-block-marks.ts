import { type Kysely, sql } from "kysely";

/**
 * Whom a block is meant for, by keyed hashes of verified addresses: a second account of the same person, or one after
 * the first was erased, is blocked as well. Owned by blocks.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table block_marks (
    blocker_id text not null references members on delete cascade,
    identity_hash bytea not null,
    source_id text references members on delete set null,
    primary key (blocker_id, identity_hash)
  )`,
  `create index block_marks_by_identity on block_marks (identity_hash)`,
  `create index block_marks_by_source on block_marks (source_id)`,
  `alter table blocks
    add column inherited boolean not null default false,
    add column inherited_from text references members on delete set null`,
  `create index blocks_by_source on blocks (inherited_from) where inherited_from is not null`,
];
