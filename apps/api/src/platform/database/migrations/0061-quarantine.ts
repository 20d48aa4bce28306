import { type Kysely, sql } from "kysely";

/**
 * Pictures that a report hid until a person looks, with a perceptual hash by which the same picture is refused while the case is
 * open and after it was upheld. Owned by photos.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table quarantined_pictures (
    id text primary key default gen_random_uuid()::text,
    picture_id text references pictures on delete set null,
    case_id text references cases on delete set null,
    decision_id text references decisions on delete set null,
    hash bit(256),
    since timestamptz not null,
    upheld boolean,
    constraint a_dismissed_quarantine_keeps_no_hash check (upheld is distinct from false or hash is null)
  )`,
  `create index quarantined_pictures_by_picture on quarantined_pictures (picture_id)`,
  `create index quarantined_pictures_by_case on quarantined_pictures (case_id)`,
  `create index quarantined_pictures_by_decision on quarantined_pictures (decision_id)`,
];
