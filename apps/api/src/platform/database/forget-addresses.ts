import { sql } from "kysely";
import type { AreaDeps } from "../deps.ts";
import type { Tx } from "./open.ts";

/** Whose traces go; an address that is null stays, because it may be somebody else's too. */
export type Forgotten = { member_id: string; email: string | null; phone_number: string | null };

/** Removes what the platform itself keeps of a member: answers, messages, and whatever waits to be sent to them. */
export async function forgetAddresses(
  { fields }: Pick<AreaDeps, "fields">,
  tx: Tx,
  { member_id, email, phone_number }: Forgotten,
): Promise<void> {
  await tx.deleteFrom("idempotency_keys").where("member_id", "=", member_id).execute();
  await tx.deleteFrom("own_writes").where("member_id", "=", member_id).execute();
  if (phone_number)
    await tx.deleteFrom("whatsapp_inbox").where("from_hash", "=", fields.hash(phone_number)).execute();
  const addresses = [email, phone_number].filter((address) => address !== null);
  if (addresses.length > 0) {
    await tx
      .deleteFrom("dev_messages")
      .where(({ eb, or }) => or([eb("recipient", "in", addresses), eb("sender", "in", addresses)]))
      .execute();
  }
  const hashes = addresses.map((address) => fields.hash(address).toString("base64url"));
  await sql`delete from graphile_worker._private_jobs where locked_at is null and (
    payload ->> 'member_id' = ${member_id} or payload ->> 'address_hash' = any(${hashes}::text[]))`.execute(
    tx,
  );
}
