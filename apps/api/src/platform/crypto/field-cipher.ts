import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import {
  type EncryptedRow,
  type EncryptedTable,
  encrypted_columns,
  type OpenRow,
} from "./encrypted-columns.ts";

export type FieldKey = { id: string; key: Buffer };

/**
 * The first key of the ring writes, all of it reads; `index` keys the hashes by which numbers are found, and
 * `former_indexes` were it before, the latest first.
 */
export type FieldKeys = {
  ring: readonly [FieldKey, ...FieldKey[]];
  index: Buffer;
  former_indexes?: readonly Buffer[];
};

/** Keeps what hurts most when a database is stolen. No area does cryptography by itself. */
export type FieldCipher = {
  /** The key that writes. */
  readonly key_id: string;
  /** By the id of each key: what tells it from another without telling it. */
  readonly checks: ReadonlyMap<string, string>;
  /** Encrypts the row's texts for the row of this owner alone, and lays the hash of its number beside it. */
  encryptRow<Table extends EncryptedTable, Row extends object>(
    table: Table,
    owner: string,
    row: Row,
  ): EncryptedRow<Table, Row>;
  /** Throws when a value was encrypted for another row, has changed, or its key is missing. */
  decryptRow<Table extends EncryptedTable, Row extends object>(
    table: Table,
    owner: string,
    row: Row,
  ): OpenRow<Table, Row>;
  /** For what is no column of a member's: a job, the check of a key. `place` is the only place where it opens. */
  encryptText(place: string, text: string): string;
  decryptText(place: string, encrypted: string): string;
  /** The same for the same number or address, and unreadable without the key. */
  hash(text: string): Buffer;
  /** What tells the index key before this one; null where none is at hand. */
  readonly former_index_check: string | null;
  /** A hash that the index key before this one made, brought under this one: the text it is of need not be known. */
  rehash(former_hash: Buffer): Buffer;
  /** The hash of a text, and what became of the hashes that former index keys made of it. */
  hashesEver(text: string): Buffer[];
};

/** An encrypted value cannot be decrypted. Its message names the column or the key and never the value. */
export class DecryptionError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "DecryptionError";
  }
}

const nonce_bytes = 12;
const tag_bytes = 16;

/** The name of the key of the hashes, among the names of the other keys. */
export const index_id = "(index)";

/** AES-256-GCM under a random nonce; written as `<key id>.<base64url>`. What is empty stays empty. */
export function createFieldCipher({ ring, index, former_indexes = [] }: FieldKeys): FieldCipher {
  const [writing] = ring;
  const keys = new Map(ring.map(({ id, key }) => [id, key]));

  const encryptText = (place: string, text: string): string => {
    const nonce = randomBytes(nonce_bytes);
    const cipher = createCipheriv("aes-256-gcm", writing.key, nonce).setAAD(Buffer.from(place));
    const encrypted = Buffer.concat([
      nonce,
      cipher.update(text, "utf8"),
      cipher.final(),
      cipher.getAuthTag(),
    ]);
    return `${writing.id}.${encrypted.toString("base64url")}`;
  };

  const decryptText = (place: string, encrypted: string): string => {
    const dot = encrypted.indexOf(".");
    const key = keys.get(encrypted.slice(0, Math.max(0, dot)));
    if (!key)
      throw new DecryptionError(`${fieldOf(place)} is encrypted with a key that FIELD_KEYS does not contain`);
    const bytes = Buffer.from(encrypted.slice(dot + 1), "base64url");
    try {
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, nonce_bytes));
      decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-tag_bytes));
      const opened = decipher.update(bytes.subarray(nonce_bytes, -tag_bytes));
      return Buffer.concat([opened, decipher.final()]).toString("utf8");
    } catch {
      throw new DecryptionError(`${fieldOf(place)} was changed, moved or sealed with another key`);
    }
  };

  const hash = (text: string) => hashWith(index, text);
  const indexes = [index, ...former_indexes];
  /** By one of the index keys, then brought under each that came after it. */
  const hashOfTime = (time: number, text: string) =>
    indexes
      .slice(0, time)
      .reduceRight((made, key) => hashAgain(key, made), hashWith(indexes[time] ?? index, text));

  const each = (
    table: EncryptedTable,
    owner: string,
    row: object,
    turn: (place: string, text: string) => string,
  ) => {
    const turned: Record<string, unknown> = { ...row };
    for (const column of encrypted_columns[table].columns) {
      const text = turned[column];
      if (typeof text === "string" && text !== "") turned[column] = turn(placeOf(table, column, owner), text);
    }
    return turned;
  };

  return {
    key_id: writing.id,
    checks: new Map([...ring, { id: index_id, key: index }].map(({ id, key }) => [id, checkOf(key)])),
    encryptRow: (table, owner, row) => {
      const encrypted = each(table, owner, row, encryptText);
      const { hash: column } = encrypted_columns[table];
      const { phone_number } = row as { phone_number?: string | null };
      if (column && phone_number !== undefined) encrypted[column] = phone_number && hash(phone_number);
      return encrypted as never;
    },
    decryptRow: (table, owner, row) => each(table, owner, row, decryptText) as never,
    encryptText,
    decryptText,
    hash,
    former_index_check: former_indexes[0] ? checkOf(former_indexes[0]) : null,
    rehash: (former_hash) => hashAgain(index, former_hash),
    hashesEver: (text) => indexes.map((_, time) => hashOfTime(time, text)),
  };
}

const hashWith = (key: Buffer, text: string) => createHmac("sha256", key).update(text).digest();
/** No address begins like this, so no hash of an address is ever one of a hash. */
const hashAgain = (key: Buffer, made: Buffer) =>
  createHmac("sha256", key).update("\0of a hash\0").update(made).digest();

const checkOf = (key: Buffer) => createHmac("sha256", key).update("which key this is").digest("base64url");

/** Where alone a value opens: a copy in another row, column or table is worth nothing. */
function placeOf(table: EncryptedTable, column: string, owner: string): string {
  return `${table}.${column}\0${owner}`;
}

const fieldOf = (place: string) => place.split("\0")[0] ?? "";
