import { type Kysely, type RawBuilder, sql } from "kysely";
import type { EncryptedTable } from "../../crypto/encrypted-columns.ts";
import { encryptJob } from "../../crypto/encrypted-jobs.ts";
import type { FieldCipher } from "../../crypto/field-cipher.ts";
import type { MigrationTools } from "../migrate.ts";

export const alone = "an older server would write in the clear what this seals";

/**
 * Encrypts numbers, addresses, reference persons and links in place, with a hash beside each number to find it by. Of an
 * address that a code went to, of the sender of a message and of its id, only the hash stays. Each table is then
 * rewritten, so that its file keeps no older version of a row.
 */
export async function up(db: Kysely<unknown>, { fields }: MigrationTools): Promise<void> {
  await run(db, before);
  for (const { table, owner, columns } of sealed) {
    await inBatches(db, table, [owner, ...columns], fields, (cipher, row) =>
      cipher.encryptRow(table, String(row[owner]), row),
    );
  }
  await inBatches(db, "one_time_codes", ["id", "address"], fields, (cipher, { id, address }) => ({
    id,
    address_hash: cipher.hash(String(address)),
  }));
  await inBatches(
    db,
    "whatsapp_inbox",
    ["wamid", "from_number"],
    fields,
    (cipher, { wamid, from_number }) => ({
      wamid,
      from_hash: cipher.hash(String(from_number)),
      hashed: cipher.hash(String(wamid)).toString("base64url"),
    }),
  );
  await sealJobs(db, fields);
  await run(db, after);
}

const sealed: readonly { table: EncryptedTable; owner: string; columns: readonly string[] }[] = [
  { table: "members", owner: "id", columns: ["phone_number"] },
  { table: "verifications", owner: "id", columns: ["phone_number"] },
  { table: "number_disputes", owner: "id", columns: ["phone_number"] },
  {
    table: "personal_details",
    owner: "member_id",
    columns: ["instagram_link", "facebook_link", "reference_name", "reference_relation", "reference_contact"],
  },
  { table: "family_details", owner: "member_id", columns: ["contact_address"] },
  { table: "career_details", owner: "member_id", columns: ["pincode"] },
];

const before = [
  `create table field_keys (
    id text primary key,
    check_value text not null,
    first_used_at timestamptz not null,
    emptied_at timestamptz
  )`,
  `alter table members add column phone_hash bytea`,
  `alter table verifications add column phone_hash bytea`,
  `alter table number_disputes add column phone_hash bytea`,
  `alter table one_time_codes add column address_hash bytea`,
  `alter table whatsapp_inbox add column from_hash bytea, add column hashed text`,
  `drop index members_by_verified_number`,
  `drop index verifications_by_number`,
  `drop index number_disputes_by_number`,
  `drop index one_time_codes_by_address`,
];

/** Of a column whose type is made from an expression, PostgreSQL copies the rows that there are, and nothing else. */
const writtenAnew = (table: string, column: string) =>
  `alter table ${table} alter column ${column} type text using ${column} || ''`;

const after = [
  writtenAnew("members", "phone_number"),
  writtenAnew("verifications", "phone_number"),
  writtenAnew("number_disputes", "phone_number"),
  writtenAnew("personal_details", "reference_contact"),
  writtenAnew("family_details", "contact_address"),
  writtenAnew("career_details", "pincode"),
  `alter table one_time_codes drop column address, alter column address_hash set not null`,
  writtenAnew("one_time_codes", "channel"),
  // Meta writes the sender's number into the id of a message.
  `update whatsapp_inbox set wamid = hashed`,
  `alter table whatsapp_inbox drop column from_number, drop column hashed, alter column from_hash set not null`,
  writtenAnew("whatsapp_inbox", "wamid"),
  `alter table number_disputes alter column phone_hash set not null`,
  `alter table members add constraint a_number_is_found_by_its_hash
    check ((phone_number is null) = (phone_hash is null))`,
  `alter table verifications add constraint a_number_is_found_by_its_hash
    check ((phone_number is null) = (phone_hash is null))`,
  `create index members_by_verified_number on members (phone_hash) where phone_verified_at is not null`,
  `create index verifications_by_number on verifications (phone_hash) where completed_at is null`,
  `create index number_disputes_by_number on number_disputes (phone_hash)`,
  `create index one_time_codes_by_address on one_time_codes (address_hash, created_at)`,
  `create index whatsapp_inbox_by_sender on whatsapp_inbox (from_hash)`,
];

async function run(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

type Row = Record<string, unknown>;
const batch = 1_000;

/** Writes over every row of a table what `seal` makes of it; the first column is the row's name. */
async function inBatches(
  db: Kysely<unknown>,
  table: string,
  columns: readonly [string, ...string[]] | readonly string[],
  fields: FieldCipher | undefined,
  seal: (fields: FieldCipher, row: Row) => Row,
): Promise<void> {
  const name = sql.ref(columns[0] ?? "");
  for (let last: unknown = ""; ; ) {
    const { rows } = await sql<Row>`select ${sql.join(columns.map((column) => sql.ref(column)))}
      from ${sql.table(table)} where ${name} > ${last} order by ${name} limit ${batch}`.execute(db);
    if (rows.length === 0) return;
    await overwrite(
      db,
      table,
      columns[0] ?? "",
      rows.map((row) => seal(needed(fields), row)),
    );
    last = rows.at(-1)?.[columns[0] ?? ""];
  }
}

async function overwrite(
  db: Kysely<unknown>,
  table: string,
  name: string,
  rows: readonly Row[],
): Promise<void> {
  const told = Object.keys(rows[0] ?? {}).filter((column) => column !== name);
  const set = told.map((column) => sql`${sql.ref(column)} = ${valueOf(column)}`);
  await sql`update ${sql.table(table)} as t set ${sql.join(set)}
    from json_array_elements(${JSON.stringify(rows, hex)}::json) as one
    where t.${sql.ref(name)} = one ->> ${name}`.execute(db);
}

function valueOf(column: string): RawBuilder<unknown> {
  return column.endsWith("_hash") ? sql`decode(one ->> ${column}, 'hex')` : sql`one ->> ${column}`;
}

/** A buffer has become an object of numbers by the time a replacer sees it. */
function hex(this: Row, key: string, value: unknown): unknown {
  const kept = this[key];
  return Buffer.isBuffer(kept) ? kept.toString("hex") : value;
}

function needed(fields: FieldCipher | undefined): FieldCipher {
  if (!fields)
    throw new Error("This database holds members: it must be opened with the keys that seal fields.");
  return fields;
}

/** What waits in the outbox holds addresses, numbers and texts too. */
async function sealJobs(db: Kysely<unknown>, fields: FieldCipher | undefined): Promise<void> {
  const { rows: made } =
    await sql`select where to_regclass('graphile_worker._private_jobs') is not null`.execute(db);
  if (made.length === 0) return;
  const { rows } = await sql<{ id: string; kind: string; payload: Row }>`
    select j.id, t.identifier as kind, j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier in ('mail', 'whatsapp', 'whatsapp_text')`.execute(db);
  for (const { id, kind, payload } of rows) {
    const closed = JSON.stringify(encryptJob(needed(fields), kind, payload));
    await sql`update graphile_worker._private_jobs set payload = ${closed}::json where id = ${id}`.execute(
      db,
    );
  }
}
