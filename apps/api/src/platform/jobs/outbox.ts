import { sql } from "kysely";
import type { Tx } from "../database/open.ts";
import type { Deps } from "../deps.ts";
import type { Mail, WhatsAppMessage } from "../ports.ts";
import { sealJob } from "../sealed-jobs.ts";

/** A text that a member sent to the service's number. */
export type WhatsAppText = { from: string; text: string; wamid: string; at: Date };

/** That a device should hear of a notice; whether it still should is asked when it is sent. */
export type PushOrder = { device_id: string; notice_id: string; member_id: string };

/** What is to be done once the open transaction is kept: nothing is sent for what never happened. */
export type Job =
  | ({ kind: "mail"; expires_at?: Date } & Mail)
  | ({ kind: "whatsapp"; expires_at?: Date } & WhatsAppMessage)
  | ({ kind: "whatsapp_text"; expires_at?: Date } & WhatsAppText)
  | ({ kind: "push"; expires_at?: Date } & PushOrder);

/** With the queue's own growing pauses, twelve tries take about six hours. */
const most_tries = 12;

/**
 * Puts a job into the outbox, inside the caller's transaction.
 * A job that is not done by `expires_at` is dropped: nobody wants a code that no longer works.
 * Of jobs with the same `key` only one waits; what names a person waits sealed.
 */
export async function enqueue(
  { fields }: Pick<Deps, "fields">,
  tx: Tx,
  { kind, ...payload }: Job,
  key: string | null = null,
): Promise<void> {
  const json = JSON.stringify(kind === "push" ? payload : sealJob(fields, kind, payload));
  await sql`select graphile_worker.add_job(${kind}::text, ${json}::json,
    job_key => ${key}::text, max_attempts => ${most_tries}::int)`.execute(tx);
}
