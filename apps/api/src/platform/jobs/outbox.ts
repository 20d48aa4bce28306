import { sql } from "kysely";
import type * as z from "zod/mini";
import { encryptJob } from "../crypto/encrypted-jobs.ts";
import type { Tx } from "../database/open.ts";
import type { AreaDeps } from "../deps.ts";
import { countSms } from "../sms/limits.ts";
import type { payloads } from "./payloads.ts";

type Payloads = typeof payloads;

/** A job and its payload, which the queue runs after the transaction commits. */
export type Job = {
  [Kind in keyof Payloads]: { kind: Kind; expires_at?: Date } & z.infer<Payloads[Kind]>;
}[keyof Payloads];

/** Jobs whose payload names people by ids alone. */
const of_ids_alone: ReadonlySet<Job["kind"]> = new Set([
  "push",
  "quiet_push",
  "account_push",
  "desk_push",
  "whatsapp_closed",
  "undelivered_code",
  "hide_reported",
  "finish_approval",
]);

/** Twelve attempts take about six hours with the queue's exponential backoff. */
const most_tries = 12;

/**
 * Adds a job to the queue within the caller's transaction, so a rollback removes the job too.
 * The queue drops a job that has not run by `expires_at`, such as the mail with a code that has expired.
 * A job replaces a waiting job with the same `key`, and waits until `run_at` by the database's clock. Payloads that identify a person are encrypted.
 * An SMS counts toward the limits.
 */
export async function enqueue(
  deps: Pick<AreaDeps, "fields" | "config" | "now">,
  tx: Tx,
  job: Job,
  key: string | null = null,
  run_at: Date | null = null,
): Promise<void> {
  if (job.kind === "sms") await countSms(deps, tx, job);
  const { kind, ...payload } = job;
  const json = JSON.stringify(of_ids_alone.has(kind) ? payload : encryptJob(deps.fields, kind, payload));
  await sql`select graphile_worker.add_job(${kind}::text, ${json}::json,
    job_key => ${key}::text, run_at => ${run_at}::timestamptz, max_attempts => ${most_tries}::int)`.execute(
    tx,
  );
}
