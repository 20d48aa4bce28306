import { sql } from "kysely";
import { AppError } from "../platform/app-error.ts";
import { type EncryptedTable, encrypted_columns } from "../platform/crypto/encrypted-columns.ts";
import { decryptJob, encryptJob, type StoredJob } from "../platform/crypto/encrypted-jobs.ts";
import { DecryptionError, type FieldCipher } from "../platform/crypto/field-cipher.ts";
import { isKnownKey, noteEmptied } from "../platform/database/field-keys.ts";
import type { AreaDeps } from "../platform/deps.ts";

type Rotating = Pick<AreaDeps, "db" | "fields" | "now">;
type Row = Record<string, string | null>;

/** How many rows of a table were encrypted again, and how many no key opens. */
export type Rotated = { table: string; encrypted_again: number; unopenable: number };

const batch = 500;
/** A server that still writes with an old key is met again in each pass. */
const most_passes = 5;

/**
 * Encrypts everything again that is encrypted with another key than the first. Beside running servers: a row that changes
 * meanwhile is left to its change. What was done stays done, so a rotation that was cut short is simply begun again.
 * Refuses a key that no server was started with: it could not read what is written here.
 */
export async function rotateFields(deps: Rotating): Promise<Rotated[]> {
  const { db, fields, now } = deps;
  if (!(await isKnownKey(db, fields.key_id))) {
    const sentence = `No server was started with the key ${fields.key_id} yet: restart every server with these FIELD_KEYS first.`;
    throw new AppError("status_forbids", { sentence });
  }
  const done = [...(await rotateTables(deps)), await rotateJobs(deps)];
  if (done.every(({ unopenable }) => unopenable === 0)) await noteEmptied(db, fields.key_id, now());
  return done;
}

async function rotateTables(deps: Rotating): Promise<Rotated[]> {
  const done: Rotated[] = [];
  for (const table of Object.keys(encrypted_columns) as EncryptedTable[]) {
    const sum = { table, encrypted_again: 0, unopenable: 0 };
    for (let pass = 1; ; pass += 1) {
      const { found, encrypted_again, unopenable } = await rotateOnce(deps, table);
      sum.encrypted_again += encrypted_again;
      sum.unopenable = unopenable;
      if (found === unopenable) break;
      if (pass === most_passes) {
        const sentence = `${table} is still written to with an old key: restart every server with these FIELD_KEYS, then begin again.`;
        throw new AppError("status_forbids", { sentence });
      }
    }
    done.push(sum);
  }
  return done;
}

/** One way through the table, in the order of its rows' names. */
async function rotateOnce({ db, fields }: Rotating, table: EncryptedTable) {
  const { owner, columns } = encrypted_columns[table];
  const old = sql.join(
    columns.map(
      (column) =>
        sql`(${sql.ref(column)} <> '' and not starts_with(${sql.ref(column)}, ${`${fields.key_id}.`}))`,
    ),
    sql` or `,
  );
  const names = sql.join([owner, ...columns].map((column) => sql.ref(column)));
  const sum = { found: 0, encrypted_again: 0, unopenable: 0 };
  for (let last = ""; ; ) {
    const { rows } = await sql<Row>`select ${names} from ${sql.table(table)}
      where ${sql.ref(owner)} > ${last} and (${old}) order by ${sql.ref(owner)} limit ${batch}`.execute(db);
    if (rows.length === 0) return sum;
    const changes = rows.flatMap((row) => changeOf(fields, table, row));
    sum.found += rows.length;
    sum.unopenable += rows.length - changes.length;
    sum.encrypted_again += await overwrite(db, table, changes);
    last = rows.at(-1)?.[owner] ?? "";
  }
}

type Change = { owner: string; before: Row; after: object };

function changeOf(fields: FieldCipher, table: EncryptedTable, row: Row): Change[] {
  const { owner, columns } = encrypted_columns[table];
  const name = row[owner] ?? "";
  const before: Row = Object.fromEntries(columns.map((column) => [column, row[column] ?? null]));
  try {
    const opened = fields.decryptRow(table, name, before);
    return [{ owner: name, before, after: fields.encryptRow(table, name, opened) }];
  } catch (error) {
    if (error instanceof DecryptionError) return [];
    throw error;
  }
}

/** Matches only a row that is unchanged since it was read: a member's own save in between wins. */
async function overwrite(
  db: AreaDeps["db"],
  table: EncryptedTable,
  changes: readonly Change[],
): Promise<number> {
  if (changes.length === 0) return 0;
  const { owner, columns } = encrypted_columns[table];
  const set = columns.map((column) => sql`${sql.ref(column)} = one -> 'after' ->> ${column}`);
  const same = columns.map(
    (column) => sql`t.${sql.ref(column)} is not distinct from one -> 'before' ->> ${column}`,
  );
  const { numAffectedRows } = await sql`update ${sql.table(table)} as t set ${sql.join(set)}
    from json_array_elements(${JSON.stringify(changes)}::json) as one
    where t.${sql.ref(owner)} = one ->> 'owner' and ${sql.join(same, sql` and `)}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** The outbox is short: what it holds is gone within hours. */
async function rotateJobs({ db, fields }: Rotating): Promise<Rotated> {
  const { rows } = await sql<{ id: string; kind: string; payload: StoredJob }>`
    select j.id, t.identifier as kind, j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where j.payload ->> 'sealed' <> '' and not starts_with(j.payload ->> 'sealed', ${`${fields.key_id}.`})`.execute(
    db,
  );
  const done = { table: "outbox", encrypted_again: 0, unopenable: 0 };
  for (const { id, kind, payload } of rows) {
    const { expires_at } = payload;
    try {
      const words = decryptJob(fields, kind, payload);
      const encrypted = JSON.stringify(
        encryptJob(fields, kind, { ...words, ...(expires_at && { expires_at }) }),
      );
      await sql`update graphile_worker._private_jobs set payload = ${encrypted}::json where id = ${id}`.execute(
        db,
      );
      done.encrypted_again += 1;
    } catch (error) {
      if (!(error instanceof DecryptionError)) throw error;
      done.unopenable += 1;
    }
  }
  return done;
}
