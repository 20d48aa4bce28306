import { createReadStream } from "node:fs";
import type { FieldCipher } from "../crypto/field-cipher.ts";
import { migrateTo, migrationNames } from "../database/migrate.ts";
import type { Database } from "../database/open.ts";
import { BackupError, decrypted } from "./encrypted-file.ts";
import { loadRows } from "./load-backup.ts";
import { type Beginning, type Ending, readRecords } from "./records.ts";

export type BackupFile = {
  beginning: Beginning;
  ending: Ending;
  /** The secrets that the app generated, by file name. */
  secrets: ReadonlyMap<string, Buffer>;
  records(): ReturnType<typeof readRecords>;
};

/**
 * Reads a backup from its first byte to its last before anything is done with it. Throws `BackupError` when it is
 * none, is damaged, was made with another key, or by a version that knows more than this one.
 */
export async function openBackup(file: string, backup_key: Buffer): Promise<BackupFile> {
  const records = () => readRecords(decrypted(backup_key, createReadStream(file)));
  let beginning: Beginning | undefined;
  let ending: Ending | undefined;
  const secrets = new Map<string, Buffer>();
  for await (const { head, body } of records()) {
    if (head.kind === "begin") beginning = head;
    if (head.kind === "secret") secrets.set(head.name, Buffer.from(body));
    if (head.kind === "end") ending = head;
  }
  if (!beginning || !ending) throw new BackupError("The backup is damaged.");
  refuseNewer(beginning);
  return { beginning, ending, secrets, records };
}

function refuseNewer({ migrations }: Beginning): void {
  const known = migrationNames().slice(0, migrations.length);
  if (known.join() === migrations.join()) return;
  throw new BackupError(
    "The backup was made by another version of Sanjog, whose migrations this one does not know: restore it with that one.",
  );
}

/** Migrates an empty database to the backup's version, loads the rows, verifies them, and migrates to this version. */
export async function restoreRows(
  { pool }: Database,
  { beginning, records }: BackupFile,
  fields: FieldCipher | undefined,
): Promise<number> {
  await migrateTo(pool, beginning.migrations.at(-1) ?? null, fields);
  const client = await pool.connect();
  const rows = await loadRows(client, records()).finally(() => client.release());
  await migrateTo(pool, null, fields);
  return rows;
}
