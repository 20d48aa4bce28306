import { codeOfId } from "../../platform/crypto/secrets.ts";
import type { Db } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { enqueue } from "../../platform/jobs/outbox.ts";
import { lockSmsCount } from "../../platform/sms/limits.ts";
import { findNumberWays } from "../queries/number-ways.ts";
import {
  lockAddress,
  openVerification,
  type Verification,
  verification_columns,
} from "../verification-rows.ts";
import { numberCodeMessage } from "../views/number-code.ts";

/**
 * Sends a code that WhatsApp did not deliver by SMS, the same code and once: where SMS is open to its number, and while the code is the
 * newest one, can still be used and is still needed. Otherwise nothing changes.
 */
export async function sendUndeliveredCode(deps: AreaDeps, { code_id }: { code_id: string }): Promise<void> {
  await deps.tx(async (tx) => {
    const number = (await findWaiting(deps, tx, code_id))?.row.phone_number;
    if (!number) return;
    await lockAddress(tx, number);
    await lockSmsCount(tx);
    const waiting = await findWaiting(deps, tx, code_id);
    if (waiting?.row.phone_number !== number) return;
    if (!(await findNumberWays(deps, tx, number)).includes("sms")) return;
    await tx.updateTable("one_time_codes").set({ way: "sms" }).where("id", "=", code_id).execute();
    const code = codeOfId(deps.config.secretKey, code_id);
    const { row, expires_at } = waiting;
    await enqueue(deps, tx, numberCodeMessage(deps, row.locale, "sms", { to: number, code, expires_at }));
  });
}

/** Returns the verification that waits for this code by WhatsApp, and until when the code can be used. */
async function findWaiting(
  deps: AreaDeps,
  db: Db,
  code_id: string,
): Promise<{ row: Verification; expires_at: Date } | null> {
  const now = deps.now();
  const found = await db
    .selectFrom("one_time_codes as c")
    .innerJoin("verifications as v", "v.id", "c.verification_id")
    .where("c.id", "=", code_id)
    .where("c.channel", "=", "phone")
    .where("c.way", "=", "whatsapp")
    .where("c.ended_at", "is", null)
    .where("c.expires_at", ">", now)
    .where("v.expires_at", ">", now)
    .where("v.phone_verified_at", "is", null)
    .whereRef("c.address_hash", "=", "v.phone_hash")
    .select(verification_columns.map((column) => `v.${column}` as const))
    .select("c.expires_at as expires_at")
    .executeTakeFirst();
  if (!found) return null;
  const { expires_at, ...row } = found;
  return { row: openVerification(deps, row), expires_at };
}
