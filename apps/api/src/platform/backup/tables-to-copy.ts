import { createHash } from "node:crypto";
import type pg from "pg";

/** A table with its stored columns (without generated ones), ordered by name. */
export type CopiedTable = { name: string; columns: readonly string[] };

/** The migration tables of the queue and of the app are created by the migrations themselves. */
const made_by_migrations = ["kysely_migration", "kysely_migration_lock", "migrations", "restore_unfinished"];

export async function tablesToCopy(client: pg.ClientBase): Promise<CopiedTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       (select array_agg(quote_ident(attname) order by attname) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'graphile_worker') and c.relkind = 'r' and c.relname <> all ($1)
     order by 1`,
    [made_by_migrations],
  );
  return rows;
}

/** Settings under which rows as text read back to the same values on any server: UTC times, hexadecimal bytes. */
export const one_reading =
  "set local timezone = 'UTC'; set local bytea_output = 'hex'; set local intervalstyle = 'postgres'; set local extra_float_digits = 1";

/** Yields every row of a table as a JSON object, in batches, inside the client's open transaction. */
export async function* readRows(client: pg.ClientBase, table: CopiedTable): AsyncGenerator<string[]> {
  await client.query(
    `declare backup_rows no scroll cursor for
     select row_to_json(r)::text as row from (select ${table.columns.join(", ")} from ${table.name}) r`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>("fetch 1000 from backup_rows");
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await client.query("close backup_rows");
}

export type Tally = { count: number; add(rows: readonly string[]): void; sum(): string };

/** Counts rows and adds up their hashes. The same rows in any order give the same result. */
export function createTally(): Tally {
  let total = 0n;
  const tally: Tally = {
    count: 0,
    add(rows) {
      tally.count += rows.length;
      for (const row of rows) total += createHash("sha256").update(row).digest().readBigUInt64BE();
    },
    sum: () => BigInt.asUintN(64, total).toString(16).padStart(16, "0"),
  };
  return tally;
}
