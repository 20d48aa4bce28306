import { sql } from "kysely";
import { decryptRecord } from "../../platform/crypto/encrypted-record.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { evidenceHash } from "./evidence-hash.ts";

/** Returns the decrypted evidence that a member's id, a profile number or a report's number finds, the oldest first. */
export async function findEvidence(deps: AreaDeps, named: string) {
  const rows = await deps.db
    .selectFrom("kept_evidence")
    .where(sql<boolean>`found_by @> array[${evidenceHash(deps.config, named)}::bytea]`)
    .orderBy("kept_at")
    .orderBy("id")
    .select(["kind", "kept_at", "sealed"])
    .execute();
  return rows.map(({ sealed, ...row }) => ({
    ...row,
    record: decryptRecord(deps.config, "kept evidence", sealed) as Record<string, unknown>,
  }));
}
