import { sql } from "kysely";
import { type FieldCipher, index_id } from "../crypto/field-cipher.ts";
import type { Db } from "./open.ts";

/** The configured keys are not those of the database. The message is meant for the operator. */
export class FieldKeysError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = "FieldKeysError";
  }
}

/** Throws `FieldKeysError` if a configured key is missing or differs, since many values could not be decrypted. */
export async function checkFieldKeys(db: Db, fields: FieldCipher, but?: typeof index_id): Promise<void> {
  const rows = await db.selectFrom("field_keys").select(["id", "check_value", "emptied_at"]).execute();
  for (const { id, check_value, emptied_at } of rows.filter((row) => row.id !== but)) {
    const at_hand = fields.checks.get(id);
    if (at_hand === undefined && emptied_at === null) throw new FieldKeysError(missing(id));
    if (at_hand !== undefined && at_hand !== check_value) throw new FieldKeysError(another(id));
  }
}

const missing = (id: string) =>
  `FIELD_KEYS lacks the key ${id}, with which values in this database are encrypted. ` +
  "Put it back behind the first one; npm run operator -- rotate-keys makes it needless.";

const another = (id: string) =>
  id === index_id
    ? "FIELD_INDEX_KEY is another than the one of this database: no number would be found. Put the former one back, " +
      "or run npm run operator -- rehash with every server stopped."
    : `The key ${id} of FIELD_KEYS is another than the one with which this database was encrypted. Put the former one back.`;

/**
 * Records the keys of this process. A later start with other keys then fails, and a key rotation can check that a server
 * already has the new key.
 */
export async function noteFieldKeys(db: Db, fields: FieldCipher, now: Date): Promise<void> {
  const rows = [...fields.checks].map(([id, check_value]) => ({
    id,
    check_value,
    first_used_at: now,
    emptied_at: id === fields.key_id || id === index_id ? null : now,
  }));
  await db
    .insertInto("field_keys")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({
        emptied_at: sql`case when excluded.emptied_at is null then null else field_keys.emptied_at end`,
      }),
    )
    .execute();
}

/** Returns which index key created the hashes in the database: the configured one, its predecessor or another. */
export async function whichIndexKey(db: Db, fields: FieldCipher): Promise<"at_hand" | "former" | "another"> {
  const row = await db
    .selectFrom("field_keys")
    .where("id", "=", index_id)
    .select("check_value")
    .executeTakeFirst();
  if (row === undefined || row.check_value === fields.checks.get(index_id)) return "at_hand";
  return row.check_value === fields.former_index_check ? "former" : "another";
}

/** Records that the hashes in the database use the configured index key. */
export async function noteIndexKey(db: Db, fields: FieldCipher): Promise<void> {
  const check_value = fields.checks.get(index_id) ?? "";
  await db.updateTable("field_keys").set({ check_value }).where("id", "=", index_id).execute();
}

/** Returns whether a server with this key has been started. */
export async function isKnownKey(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom("field_keys").where("id", "=", id).select("id").executeTakeFirst();
  return row !== undefined;
}

/** Records that every value is now encrypted with the key `but`, so the other keys can be removed. */
export async function noteEmptied(db: Db, but: string, now: Date): Promise<void> {
  await db
    .updateTable("field_keys")
    .set({ emptied_at: now })
    .where("id", "not in", [but, index_id])
    .where("emptied_at", "is", null)
    .execute();
}
