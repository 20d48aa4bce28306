import { sql } from "kysely";
import { markBlocked } from "../../blocks/commands/block-marks.ts";
import { forgetAddresses } from "../../platform/database/forget-addresses.ts";
import type { Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { forgetFailures } from "../login-limits.ts";
import { loadAccount } from "../queries.ts";

/**
 * Deletes a member permanently, with everything that belongs to the account; rows of other members that refer to it
 * are deleted by cascade. Keeps a keyed hash of the member's addresses for members who have blocked them, so that the
 * block applies to a later account too. Relatives who share the phone number keep it. The caller deletes the objects
 * in the picture store.
 */
export async function forgetMember(deps: AreaDeps, tx: Tx, member_id: string): Promise<void> {
  const account = await loadAccount(deps, tx, member_id);
  const email = account.email_verified_at ? account.email : null;
  const number = account.phone_verified_at ? account.phone_number : null;
  const shared = number !== null && (await standsOnNumber(deps, tx, member_id, number));
  await forgetAddresses(deps, tx, { member_id, email, phone_number: shared ? null : number });
  if (email) {
    await tx
      .deleteFrom("verifications")
      .where("purpose", "=", "registration")
      .where(sql<string>`lower(email)`, "=", email)
      .execute();
  }
  await forgetFailures(tx, member_id);
  await markBlocked(deps, tx, member_id);
  await tx.deleteFrom("members").where("id", "=", member_id).execute();
}

async function standsOnNumber(
  { fields }: AreaDeps,
  tx: Tx,
  but: string,
  phone_number: string,
): Promise<boolean> {
  const other = await tx
    .selectFrom("members")
    .where("phone_hash", "=", fields.hash(phone_number))
    .where("id", "!=", but)
    .select("id")
    .executeTakeFirst();
  return other !== undefined;
}
