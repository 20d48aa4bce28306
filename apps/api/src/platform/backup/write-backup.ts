import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import type { PhotoStore } from "../ports.ts";
import { encrypted } from "./encrypted-file.ts";
import { packed, written } from "./records.ts";
import { createTally, one_reading, readRows, tablesToCopy } from "./tables-to-copy.ts";

export type BackupSource = {
  pool: pg.Pool;
  /** The embedded database has one connection, so the copy is held in memory first and no request waits for the disk. */
  embedded: boolean;
  photos: PhotoStore;
  /** The store's keys of one picture. */
  objectKeys(storage_key: string): string[];
  secret_check: string;
  /** The secrets that the app generated, by file name. */
  secrets: ReadonlyMap<string, Buffer>;
  pictures: "included" | "listed";
  now: Date;
};

export type BackupReport = {
  rows: number;
  tables: number;
  pictures: number;
  gone: number;
  bytes: number;
  /** How long the snapshot of the database was held. */
  copy_ms: number;
};

/** Writes a backup of the current moment. The file gets its final name only when it is complete and on the disk. */
export async function writeBackup(
  source: BackupSource,
  backup_key: Buffer,
  file: string,
): Promise<BackupReport> {
  const report: BackupReport = { rows: 0, tables: 0, pictures: 0, gone: 0, bytes: 0, copy_ms: 0 };
  const unfinished = `${file}.part`;
  try {
    const out = createWriteStream(unfinished, { mode: 0o600 });
    await pipeline(Readable.from(encrypted(backup_key, recordsOf(source, report))), out);
    report.bytes = out.bytesWritten;
    const handle = await open(unfinished, "r+");
    await handle.sync().finally(() => handle.close());
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return report;
}

async function* recordsOf(source: BackupSource, report: BackupReport): AsyncGenerator<Buffer> {
  const storage_keys: string[] = [];
  const moment = momentOf(source, report, storage_keys);
  if (source.embedded) {
    const held: Buffer[] = [];
    for await (const record of moment) held.push(record);
    yield* held;
  } else yield* moment;

  const gone: string[] = [];
  for (const storage_key of storage_keys) {
    const found = await pictureRecords(source, storage_key);
    if (!found) gone.push(storage_key);
    report.pictures += found?.length ?? 0;
    yield* found ?? [];
  }
  report.gone = gone.length;
  yield written({ kind: "end", rows: report.rows, pictures: report.pictures, gone });
}

/** Copies the whole database as of one moment and collects the pictures that it names. */
async function* momentOf(
  source: BackupSource,
  report: BackupReport,
  storage_keys: string[],
): AsyncGenerator<Buffer> {
  const client = await source.pool.connect();
  const began = performance.now();
  let whole = false;
  try {
    await client.query("begin isolation level repeatable read, read only");
    await client.query(
      `set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; ${one_reading}`,
    );
    yield await beginning(source, client);
    for (const [name, secret] of source.secrets) yield written({ kind: "secret", name }, secret);
    yield* tableRecords(client, report);
    const { rows } = await client.query<{ storage_key: string }>("select storage_key from pictures");
    for (const { storage_key } of rows) storage_keys.push(storage_key);
    await client.query("commit");
    report.copy_ms = Math.round(performance.now() - began);
    whole = true;
  } finally {
    client.release(!whole);
  }
}

async function beginning(source: BackupSource, client: pg.ClientBase): Promise<Buffer> {
  const { rows } = await client.query<{ name: string }>("select name from kysely_migration order by name");
  return written({
    kind: "begin",
    made_at: source.now.toISOString(),
    migrations: rows.map(({ name }) => name),
    secret_check: source.secret_check,
    pictures: source.pictures,
  });
}

/** Returns all sizes of a picture; null if it was deleted meanwhile. */
async function pictureRecords(source: BackupSource, storage_key: string): Promise<Buffer[] | null> {
  const found: Buffer[] = [];
  for (const key of source.objectKeys(storage_key)) {
    if (source.pictures === "listed") found.push(written({ kind: "picture", key, included: false }));
    else {
      const body = await source.photos.get(key);
      if (!body) return null;
      found.push(written({ kind: "picture", key, included: true }, body));
    }
  }
  return found;
}

async function* tableRecords(client: pg.ClientBase, report: BackupReport): AsyncGenerator<Buffer> {
  for (const table of await tablesToCopy(client)) {
    const tally = createTally();
    for await (const rows of readRows(client, table)) {
      tally.add(rows);
      yield written({ kind: "rows", table: table.name, count: rows.length }, packed(rows));
    }
    report.rows += tally.count;
    report.tables += 1;
    yield written({ kind: "table_end", table: table.name, rows: tally.count, sum: tally.sum() });
  }
}
