import { versionText } from "../config/version.ts";
import { encrypted_columns, isEncryptedTable } from "../crypto/encrypted-columns.ts";
import { DecryptionError, type FieldCipher } from "../crypto/field-cipher.ts";
import { BackupError } from "./encrypted-file.ts";
import { type BackupRecord, unpacked } from "./records.ts";
import type { BackupFile } from "./restore-backup.ts";
import { tar_end, tarFile } from "./tar.ts";

const read_me = `Everything that one Sanjog service held at one moment, readable without Sanjog.

backup.json          when it was made, by which version, the migrations that the tables had gone through, and how many
                     rows of each table and how many picture files follow
rows/TABLE/N.jsonl   the rows of one table, one JSON object a line, up to a thousand in a file; times in UTC, bytes as
                     \\\\x and hexadecimal. Numbers, addresses, links and the reference person are readable
pictures/KEY         the pictures, in three sizes: -full is JPEG, -card and -small are WebP. The column storage_key of
                     rows/public.pictures is the first part of the name

Not in it: the keys of the service. Jobs under way (graphile_worker) stay sealed.
It is nobody's but the members': keep it encrypted, and remove it when it was put to use.
`;

type Counts = { rows: Record<string, number>; pictures: number };

/** Returns a backup as a tar archive of readable files. Throws `BackupError` when FIELD_KEYS cannot decrypt a field. */
export async function* plainTar(file: BackupFile, fields: FieldCipher): AsyncGenerator<Buffer> {
  const { beginning } = file;
  const at = new Date(beginning.made_at);
  const counts: Counts = { rows: {}, pictures: 0 };
  const entry = (name: string, text: string | Buffer) => tarFile(name, Buffer.from(text), at);
  yield entry("README.txt", read_me);
  let chunk = 0;
  for await (const record of file.records()) {
    const { head } = record;
    if (head.kind === "rows") {
      chunk += 1;
      const name = `rows/${plainName(head.table)}/${String(chunk).padStart(6, "0")}.jsonl`;
      yield entry(name, openedLines(head.table, record, fields));
    } else if (head.kind === "table_end") counts.rows[plainName(head.table)] = head.rows;
    else if (head.kind === "picture" && head.included) {
      counts.pictures += 1;
      yield entry(`pictures/${head.key}`, record.body);
    }
  }
  const about = { made_at: beginning.made_at, written_by: versionText, migrations: beginning.migrations };
  yield entry("backup.json", `${JSON.stringify({ ...about, ...counts }, null, 2)}\n`);
  yield tar_end;
}

const plainName = (table: string) => table.replaceAll('"', "");

function openedLines(table: string, { body }: BackupRecord, fields: FieldCipher): string {
  const name = plainName(table).replace(/^public\./, "");
  const rows = JSON.parse(unpacked(body)) as Record<string, unknown>[];
  return rows.map((row) => `${JSON.stringify(opened(name, row, fields))}\n`).join("");
}

function opened(table: string, row: Record<string, unknown>, fields: FieldCipher): object {
  if (!isEncryptedTable(table)) return row;
  try {
    return fields.decryptRow(table, String(row[encrypted_columns[table].owner]), row);
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error;
    throw new BackupError(
      `A field does not open, so FIELD_KEYS is not that of the backup: ${error.message}.`,
    );
  }
}
