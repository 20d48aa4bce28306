import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/**
 * How a backup lies on a disk: sixteen bytes of name, sixteen of salt, then pieces. A piece is its length in four
 * bytes, the text under AES-256-GCM and the tag. The key is made from BACKUP_KEY and the salt, the nonce is the number
 * of the piece and whether it is the last: pieces that change, move, go missing or are added do not open.
 */
const name = Buffer.from("SANJOG BACKUP 1\n");
const salt_bytes = 16;
const tag_bytes = 16;
const piece_bytes = 256 * 1024;

/** The file is not a backup, was made with another key, or is incomplete. */
export class BackupError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = "BackupError";
  }
}

const keyFrom = (backup_key: Buffer, salt: Buffer) =>
  Buffer.from(hkdfSync("sha256", backup_key, salt, "sanjog backup", 32));

function nonceOf(piece: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(piece));
  nonce.writeUInt8(last ? 1 : 0, 11);
  return nonce;
}

/** Encrypts a stream piece by piece. Only the last piece proves that the result is complete. */
export async function* encrypted(backup_key: Buffer, source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const salt = randomBytes(salt_bytes);
  const key = keyFrom(backup_key, salt);
  yield Buffer.concat([name, salt]);
  let piece = 0;
  const encrypt = (plain: Buffer, last: boolean) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(plain.length);
    const cipher = createCipheriv("aes-256-gcm", key, nonceOf(piece, last)).setAAD(length);
    piece += 1;
    return Buffer.concat([length, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  };
  let waiting: Buffer[] = [];
  let waiting_bytes = 0;
  for await (const part of source) {
    waiting.push(part);
    waiting_bytes += part.length;
    if (waiting_bytes <= piece_bytes) continue;
    const all = Buffer.concat(waiting);
    let from = 0;
    // One piece is always held back, so that the last one can be marked as the last.
    for (; all.length - from > piece_bytes; from += piece_bytes) {
      yield encrypt(all.subarray(from, from + piece_bytes), false);
    }
    waiting = [all.subarray(from)];
    waiting_bytes = all.length - from;
  }
  yield encrypt(Buffer.concat(waiting), true);
}

/** Decrypts what `encrypted` wrote. Throws `BackupError` at the first piece that cannot be decrypted, or when the end is missing. */
export async function* decrypted(backup_key: Buffer, source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const bytes = createByteReader(source);
  const head = await bytes.take(name.length + salt_bytes);
  if (!head?.subarray(0, name.length).equals(name)) {
    throw new BackupError("This file is no backup of ours.");
  }
  const key = keyFrom(backup_key, head.subarray(name.length));
  for (let piece = 0; ; piece += 1) {
    const length = await bytes.take(4);
    const text = length && length.readUInt32BE() <= piece_bytes && (await bytes.take(length.readUInt32BE()));
    const tag = text && (await bytes.take(tag_bytes));
    if (!length || !text || !tag) throw new BackupError("The backup is cut short: its end is missing.");
    const last = await bytes.atEnd();
    try {
      const decipher = createDecipheriv("aes-256-gcm", key, nonceOf(piece, last)).setAAD(length);
      decipher.setAuthTag(tag);
      yield Buffer.concat([decipher.update(text), decipher.final()]);
    } catch {
      throw new BackupError(
        piece === 0 && !last
          ? "The backup does not open: BACKUP_KEY is another than it was made with, or its beginning has changed."
          : "The backup does not open: BACKUP_KEY is another than it was made with, or the file was changed or cut short.",
      );
    }
    if (last) return;
  }
}

export type ByteReader = {
  /** Returns exactly that many bytes; null when fewer are left. */
  take(count: number): Promise<Buffer | null>;
  atEnd(): Promise<boolean>;
};

export function createByteReader(source: AsyncIterable<Buffer>): ByteReader {
  const parts = source[Symbol.asyncIterator]();
  let held: Buffer[] = [];
  let held_bytes = 0;
  const fill = async (count: number) => {
    while (held_bytes < count) {
      const next = await parts.next();
      if (next.done) return false;
      held.push(next.value);
      held_bytes += next.value.length;
    }
    return true;
  };
  return {
    async take(count) {
      if (!(await fill(count))) return null;
      const all = held.length === 1 && held[0] ? held[0] : Buffer.concat(held);
      held = [all.subarray(count)];
      held_bytes -= count;
      return all.subarray(0, count);
    },
    atEnd: async () => !(await fill(1)),
  };
}
