import { tokenHash } from "../crypto/secrets.ts";
import type { AreaDeps, PlatformDeps } from "../deps.ts";

/** What a gateway's delivery report says about a message. */
export type SmsReport = { report_id: string; status: string };

/** Notes that a message awaits its delivery report. Keeps neither the number nor the text. */
export async function noteSent({ db, now }: AreaDeps, report_id: string): Promise<void> {
  await db
    .insertInto("sms_messages")
    .values({ id_hash: tokenHash(report_id), sent_at: now(), outcome: null })
    .onConflict((conflict) => conflict.column("id_hash").doNothing())
    .execute();
}

/**
 * Counts the outcome of a message once: repeated reports, reports about unknown messages and statuses on the way change
 * nothing. A message that did not arrive is logged without its number.
 */
export async function noteReport(deps: PlatformDeps, { report_id, status }: SmsReport): Promise<void> {
  const { report } = deps.config.sms;
  const word = status.trim().toLowerCase();
  const outcome = report?.delivered.includes(word)
    ? "delivered"
    : report?.failed.includes(word)
      ? "failed"
      : null;
  if (!outcome) return;
  const changed = await deps.db
    .updateTable("sms_messages")
    .set({ outcome })
    .where("id_hash", "=", tokenHash(report_id))
    .where("outcome", "is", null)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return;
  deps.metrics.messages.inc({ channel: "sms", outcome: outcome === "failed" ? "undelivered" : "delivered" });
  // The word is one of SMS_REPORT_FAILED.
  if (outcome === "failed") deps.log.warn({ status: word }, "an SMS was not delivered");
}
