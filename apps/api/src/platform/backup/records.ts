import { gunzipSync, gzipSync } from "node:zlib";
import { BackupError, createByteReader } from "./encrypted-file.ts";

/** What a backup says of itself before anything else. */
export type Beginning = {
  kind: "begin";
  made_at: string;
  /** The migrations that the database had gone through. */
  migrations: readonly string[];
  /** Tells whether the app's SECRET_KEY is the same, and nothing about it. */
  secret_check: string;
  pictures: "included" | "listed";
};

/** Of rows it counts the number, and the sum of their hashes, which knows no order. */
export type TableEnd = { kind: "table_end"; table: string; rows: number; sum: string };

export type Ending = {
  kind: "end";
  rows: number;
  pictures: number;
  /** Pictures that were named when the copy began and had been taken down before they were reached. */
  gone: readonly string[];
};

export type Head =
  | Beginning
  | { kind: "secret"; name: string }
  /** Rows as a JSON array, one object for each, compressed. */
  | { kind: "rows"; table: string; count: number }
  | TableEnd
  | { kind: "picture"; key: string; included: boolean }
  | Ending;

export type BackupRecord = { head: Head; body: Buffer };

const no_bytes = Buffer.alloc(0);

/** One record: the lengths of its head and its body in four bytes each, the head as JSON, the body. */
export function written(head: Head, body: Buffer = no_bytes): Buffer {
  const text = Buffer.from(JSON.stringify(head));
  const lengths = Buffer.alloc(8);
  lengths.writeUInt32BE(text.length, 0);
  lengths.writeUInt32BE(body.length, 4);
  return Buffer.concat([lengths, text, body]);
}

/** The records of a backup from its first to its last. Throws `BackupError` when it does not end with an ending. */
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

// Rows in text shrink to a fifth at the lowest effort, and more effort would only hold up the database.
export const packed = (rows: readonly string[]) => gzipSync(`[${rows.join(",")}]`, { level: 1 });
export const unpacked = (body: Buffer) => gunzipSync(body).toString();
