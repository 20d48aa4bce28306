import { recovery_code_count } from "@sanjog/domain/staff/staff-limits";
import { codeHash } from "../platform/crypto/secrets.ts";
import type { Db, Tx } from "../platform/database/open.ts";
import type { AreaDeps } from "../platform/deps.ts";

/** Letters and digits that are not confused with each other on paper; 32 of them, so that every byte is fair. */
const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const code_length = 10;

const hashOf = (deps: AreaDeps, staff_id: string, code: string) =>
  codeHash(deps.config.secretKey, `recovery code of ${staff_id}`, code);

/** Replaces the recovery codes of an account and returns the new ones, which are shown once and stored as hashes. */
export async function renewRecoveryCodes(deps: AreaDeps, tx: Tx, staff_id: string): Promise<string[]> {
  const codes = Array.from({ length: recovery_code_count }, () =>
    [...deps.random.bytes(code_length)].map((byte) => letters[byte % letters.length]).join(""),
  );
  await tx.deleteFrom("staff_recovery_codes").where("staff_id", "=", staff_id).execute();
  await tx
    .insertInto("staff_recovery_codes")
    .values(codes.map((code) => ({ staff_id, code_hash: hashOf(deps, staff_id, code) })))
    .execute();
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

/** Returns whether this was a code of the account that nobody has used, and uses it. */
export async function spendRecoveryCode(
  deps: AreaDeps,
  db: Db,
  staff_id: string,
  code: string,
): Promise<boolean> {
  const used = await db
    .deleteFrom("staff_recovery_codes")
    .where("staff_id", "=", staff_id)
    .where("code_hash", "=", hashOf(deps, staff_id, code))
    .executeTakeFirst();
  return used.numDeletedRows > 0n;
}
