import { sql } from "kysely";
import { type EncryptedTable, encrypted_columns } from "../platform/crypto/encrypted-columns.ts";
import { noteIndexKey } from "../platform/database/field-keys.ts";
import type { Tx } from "../platform/database/open.ts";
import type { AreaDeps } from "../platform/deps.ts";

const batch = 500;

/** Of these nothing is left but the hash: codes under way are void, and messages of the last days may count again. */
const forgotten = ["one_time_codes", "whatsapp_inbox"];

/**
 * Makes every hash by which a number is found again, with the key at hand, all or nothing. For stopped servers: one that
 * runs looks for numbers under the former key, and would let them be taken twice. `also` makes again what an area keeps.
 */
export async function rehashFields(
  deps: Pick<AreaDeps, "tx" | "fields">,
  also: (tx: Tx) => Promise<void>,
): Promise<number> {
  return deps.tx(async (tx) => {
    let sum = 0;
    for (const table of Object.keys(encrypted_columns) as EncryptedTable[])
      sum += await rehashTable(deps, tx, table);
    for (const table of forgotten) await sql`delete from ${sql.table(table)}`.execute(tx);
    await also(tx);
    await noteIndexKey(tx, deps.fields);
    return sum;
  });
}

async function rehashTable(
  { fields }: Pick<AreaDeps, "fields">,
  tx: Tx,
  table: EncryptedTable,
): Promise<number> {
  const { owner, hash } = encrypted_columns[table];
  if (hash === null) return 0;
  await sql`lock table ${sql.table(table)} in exclusive mode`.execute(tx);
  let sum = 0;
  for (let last = ""; ; ) {
    const { rows } = await sql<{ id: string; phone_number: string }>`
      select ${sql.ref(owner)} as id, phone_number from ${sql.table(table)}
      where ${sql.ref(owner)} > ${last} and phone_number is not null order by 1 limit ${batch}`.execute(tx);
    if (rows.length === 0) return sum;
    const hashes = rows.map(({ id, phone_number }) => {
      const told = fields.decryptRow(table, id, { phone_number }).phone_number;
      return { id, hash: fields.hash(told).toString("hex") };
    });
    await sql`update ${sql.table(table)} as t set ${sql.ref(hash)} = decode(one ->> 'hash', 'hex')
      from json_array_elements(${JSON.stringify(hashes)}::json) as one
      where t.${sql.ref(owner)} = one ->> 'id'`.execute(tx);
    sum += rows.length;
    last = rows.at(-1)?.id ?? "";
  }
}
