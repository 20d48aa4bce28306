import { gunzipSync, gzipSync } from "node:zlib";
import { BackupError, createByteReader } from "./encrypted-file.ts";

/** The first record of a backup, which describes it. */
export type Beginning = {
  kind: "begin";
  made_at: string;
  /** The migrations that the database had run. */
  migrations: readonly string[];
  /** Shows whether the app's SECRET_KEY is the same, without revealing it. */
  secret_check: string;
  pictures: "included" | "listed";
};

/** The number of rows and the sum of their hashes, which does not depend on their order. */
export type TableEnd = { kind: "table_end"; table: string; rows: number; sum: string };

export type Ending = {
  kind: "end";
  rows: number;
  pictures: number;
  /** Pictures that had a row when the copy began and were deleted before they were copied. */
  gone: readonly string[];
};

export type Head =
  | Beginning
  | { kind: "secret"; name: string }
  /** Rows as a compressed JSON array with one object per row. */
  | { kind: "rows"; table: string; count: number }
  | TableEnd
  | { kind: "picture"; key: string; included: boolean }
  | Ending;

export type BackupRecord = { head: Head; body: Buffer };

const no_bytes = Buffer.alloc(0);

/** One record: the lengths of head and body in four bytes each, the head as JSON, then the body. */
export function written(head: Head, body: Buffer = no_bytes): Buffer {
  const text = Buffer.from(JSON.stringify(head));
  const lengths = Buffer.alloc(8);
  lengths.writeUInt32BE(text.length, 0);
  lengths.writeUInt32BE(body.length, 4);
  return Buffer.concat([lengths, text, body]);
}

/** Yields the records of a backup in order. Throws `BackupError` when the final record is missing. */
export async function* readRecords(source: AsyncIterable<Buffer>): AsyncGenerator<BackupRecord> {
  const bytes = createByteReader(source);
  let last: Head["kind"] | undefined;
  for (;;) {
    const lengths = await bytes.take(8);
    if (!lengths) break;
    const text = await bytes.take(lengths.readUInt32BE(0));
    const body = text && (await bytes.take(lengths.readUInt32BE(4)));
    if (!body) throw new BackupError("The backup is damaged.");
    const head = JSON.parse(text.toString()) as Head;
    last = head.kind;
    yield { head, body };
  }
  if (last !== "end") throw new BackupError("The backup is cut short: its end is missing.");
}

// The lowest compression level already shrinks rows to a fifth; a higher one would only hold the database longer.
export const packed = (rows: readonly string[]) => gzipSync(`[${rows.join(",")}]`, { level: 1 });
export const unpacked = (body: Buffer) => gunzipSync(body).toString();
