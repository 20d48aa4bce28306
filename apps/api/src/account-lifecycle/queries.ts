import type { Nominee } from "@sanjog/domain/account-lifecycle/nominee";
import { profileStatus } from "@sanjog/domain/accounts/profile-status";
import { type RawBuilder, sql } from "kysely";
import { encrypted_columns, isEncryptedTable } from "../platform/crypto/encrypted-columns.ts";
import { decryptRecord } from "../platform/crypto/encrypted-record.ts";
import type { Db } from "../platform/database/open.ts";
import type { AreaDeps } from "../platform/deps.ts";
import { visibleTo } from "../relations/queries/visibility.ts";
import { erasedHash } from "./erased-hash.ts";
import { type ExportedTable, exportedTables } from "./export-rows.ts";

export async function listConsents(db: Db, member_id: string) {
  return db
    .selectFrom("consents")
    .where("member_id", "=", member_id)
    .orderBy("id", "desc")
    .select(["document", "version", "locale", "given_at", "withdrawn_at"])
    .execute();
}

/** Returns the person who may act for a member after death or incapacity; null if the member has named nobody. */
export async function findNominee({ fields }: AreaDeps, db: Db, member_id: string): Promise<Nominee | null> {
  const row = await db
    .selectFrom("nominees")
    .where("member_id", "=", member_id)
    .select(["name", "relation", "contact"])
    .executeTakeFirst();
  return row ? fields.decryptRow("nominees", member_id, row) : null;
}

export type ExportedRows = Record<string, Record<string, unknown>[]>;

/** Returns all rows about a member that the member may know, read in one transaction. */
export async function loadEverything(deps: AreaDeps, member_id: string): Promise<ExportedRows> {
  return deps.tx(async (tx) => {
    const found: ExportedRows = {};
    for (const [table, plan] of Object.entries(exportedTables)) {
      const columns = sql.join(plan.columns.map((column) => sql.ref(column)));
      const { rows } = await sql<Record<string, unknown>>`select ${columns} from ${sql.table(table)}
        where ${ofMember(plan, member_id)} and ${isExported(plan, member_id)} order by 1, 2`.execute(tx);
      found[table] = rows.map((row) => opened(deps, table, row));
    }
    return found;
  });
}

function opened({ fields }: AreaDeps, table: string, row: Record<string, unknown>): Record<string, unknown> {
  if (!isEncryptedTable(table)) return row;
  return fields.decryptRow(table, String(row[encrypted_columns[table].owner]), row);
}

/**
 * Selects the exported rows. Treats a suspended or incomplete member as active, since everyone has a right to the
 * download.
 */
function isExported({ other, only_if = {} }: ExportedTable, member_id: string): RawBuilder<boolean> {
  const values = Object.entries(only_if).map(([column, value]) => sql`and ${sql.ref(column)} = ${value}`);
  const told = sql<boolean>`true ${sql.join(values, sql` `)}`;
  if (!other) return told;
  const viewer = { id: member_id, complete: true, profile_status: profileStatus.active };
  return sql`${told} and exists (select from members m where m.id <> ${member_id}
    and m.id in (${sql.join(other.map((column) => sql.ref(column)))}) and ${visibleTo(viewer)})`;
}

function ofMember({ by, kinds_by_others }: ExportedTable, member_id: string): RawBuilder<boolean> {
  if (by === "verification") {
    return sql`verification_id in (select id from verifications where member_id = ${member_id})`;
  }
  const named = sql.join(
    by.map((column) => sql`${sql.ref(column)} = ${member_id}`),
    sql` or `,
  );
  if (!kinds_by_others) return sql`(${named})`;
  return sql`(${named} or (member_id = ${member_id} and kind = any(${[...kinds_by_others]}::text[])))`;
}

/** Returns the store's keys of a member's pictures, including hidden ones, which are the member's data too. */
export async function listPictureKeys(db: Db, member_id: string) {
  return db
    .selectFrom("pictures")
    .where("member_id", "=", member_id)
    .orderBy("created_at")
    .select(["id", "kind", "storage_key"])
    .execute();
}

/** Returns the decrypted log of an erased member; empty if no member with this id was erased within a year. */
export async function findErased(deps: AreaDeps, member_id: string) {
  const rows = await deps.db
    .selectFrom("erased_members")
    .where("member_hash", "=", erasedHash(deps.config, member_id))
    .select(["sealed_network", "sealed_times", "sealed_consents", "erased_at"])
    .execute();
  return rows.map(({ sealed_network, sealed_times, sealed_consents, erased_at }) => ({
    network: decryptRecord(deps.config, "erased members", sealed_network),
    times: decryptRecord(deps.config, "erased members", sealed_times),
    consents: decryptRecord(deps.config, "erased members", sealed_consents),
    erased_at,
  }));
}
