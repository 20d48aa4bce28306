import type pg from "pg";
import type { PhotoStore } from "../ports.ts";
import { BackupError } from "./encrypted-file.ts";
import { type BackupRecord, type Ending, type TableEnd, unpacked } from "./records.ts";
import { type CopiedTable, createTally, one_reading, readRows, tablesToCopy } from "./tables-to-copy.ts";

/**
 * Lays the rows of a backup into freshly made tables, in one transaction, then reads them back and compares:
 * throws `BackupError`, leaving the tables as they were, when a row is missing or differs.
 */
export async function loadRows(client: pg.ClientBase, records: AsyncIterable<BackupRecord>): Promise<number> {
  await client.query("begin");
  try {
    await client.query("set local statement_timeout = 0; set local lock_timeout = 0");
    await client.query(`set local idle_in_transaction_session_timeout = 0; ${one_reading}`);
    const tables = new Map((await tablesToCopy(client)).map((table) => [table.name, table]));
    const restoreRules = await liftRules(client, [...tables.keys()]);
    const ends: TableEnd[] = [];
    for await (const { head, body } of records) {
      if (head.kind === "table_end") ends.push(head);
      if (head.kind === "rows") await insertRows(client, tables.get(head.table), head.table, unpacked(body));
    }
    for (const end of ends) await compare(client, tables.get(end.table), end);
    await restoreRules();
    await continueNumbers(client);
    await client.query("commit");
    return ends.reduce((rows, end) => rows + end.rows, 0);
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
}

const unknownTable = (name: string) =>
  new BackupError(`The backup holds a table ${name} that is not known here.`);

async function insertRows(
  client: pg.ClientBase,
  table: CopiedTable | undefined,
  name: string,
  rows: string,
): Promise<void> {
  if (!table) throw unknownTable(name);
  const columns = table.columns.join(", ");
  await client.query(
    `insert into ${name} (${columns}) overriding system value
     select ${columns} from json_populate_recordset(null::${name}, $1::json)`,
    [rows],
  );
}

async function compare(client: pg.ClientBase, table: CopiedTable | undefined, end: TableEnd): Promise<void> {
  if (!table) {
    if (end.rows > 0) throw unknownTable(end.table);
    return;
  }
  const tally = createTally();
  for await (const rows of readRows(client, table)) tally.add(rows);
  if (tally.count !== end.rows || tally.sum() !== end.sum) {
    throw new BackupError(
      `What was restored of ${end.table} is not what was saved: ${tally.count} rows (${tally.sum()}), not ${end.rows} (${end.sum}).`,
    );
  }
}

/**
 * Tables come in the order of their names and not of who refers to whom, and what happens at a change has happened
 * already: references are laid down again afterwards, which also proves them, and nothing is triggered meanwhile.
 */
async function liftRules(client: pg.ClientBase, tables: readonly string[]): Promise<() => Promise<void>> {
  const { rows: references } = await client.query<{ owner: string; name: string; text: string }>(
    `select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as text
     from pg_constraint where contype = 'f' and format('%s', conrelid::regclass) in
       (select format('%s', t::regclass) from unnest($1::text[]) t)`,
    [tables],
  );
  for (const table of tables) {
    await client.query(`alter table ${table} disable trigger user`);
    // The backup contains the rows that a migration inserted, in their later state.
    await client.query(`delete from ${table}`);
  }
  for (const { owner, name } of references)
    await client.query(`alter table ${owner} drop constraint ${name}`);
  return async () => {
    for (const { owner, name, text } of references) {
      await client.query(`alter table ${owner} add constraint ${name} ${text}`);
    }
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
    // The processes that worked on jobs no longer exist.
    await client.query("update graphile_worker._private_jobs set locked_at = null, locked_by = null");
    await client.query("update graphile_worker._private_job_queues set locked_at = null, locked_by = null");
  };
}

/** Sets each sequence to the highest number in its column. */
async function continueNumbers(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ sequence: string; owner: string; name: string }>(
    `select pg_get_serial_sequence(a.attrelid::regclass::text, a.attname) as sequence,
       a.attrelid::regclass::text as owner, quote_ident(a.attname) as name
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'graphile_worker') and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and pg_get_serial_sequence(a.attrelid::regclass::text, a.attname) is not null`,
  );
  for (const { sequence, owner, name } of rows) {
    await client.query(`select setval('${sequence}', greatest((select max(${name}) from ${owner}), 1),
      exists (select from ${owner}))`);
  }
}

export type PicturesReport = { put: number; kept: number; missing: number; gone: readonly string[] };

/** Several pictures are written at once: one after the other would take half an hour for a large community. */
const put_at_once = 12;

/** Restores the pictures that the store lacks. Existing ones stay, because a picture never changes. */
export async function loadPictures(
  photos: PhotoStore,
  records: AsyncIterable<BackupRecord>,
): Promise<PicturesReport> {
  const report = { put: 0, kept: 0, missing: 0 };
  let ending: Ending | undefined;
  const putting = new Set<Promise<unknown>>();
  try {
    for await (const { head, body } of records) {
      if (head.kind === "end") ending = head;
      if (head.kind !== "picture") continue;
      if (await photos.exists(head.key)) report.kept += 1;
      else if (!head.included) report.missing += 1;
      else {
        const put = photos.put(head.key, body);
        const done: Promise<unknown> = put.finally(() => putting.delete(done));
        putting.add(done);
        report.put += 1;
        if (putting.size >= put_at_once) await Promise.race(putting);
      }
    }
    await Promise.all(putting);
  } finally {
    await Promise.allSettled(putting);
  }
  return { ...report, gone: ending?.gone ?? [] };
}
