import { sql } from "kysely";
import type * as z from "zod/mini";
import { encryptJob } from "../crypto/encrypted-jobs.ts";
import type { Tx } from "../database/open.ts";
import type { AreaDeps } from "../deps.ts";
import type { payloads } from "./payloads.ts";

type Payloads = typeof payloads;

/** A job and its payload, which the queue runs after the transaction commits. */
export type Job = {
  [Kind in keyof Payloads]: { kind: Kind; expires_at?: Date } & z.infer<Payloads[Kind]>;
}[keyof Payloads];

/** Twelve attempts take about six hours with the queue's exponential backoff. */
const most_tries = 12;

/**
 * Adds a job to the queue within the caller's transaction, so a rollback removes the job too.
 * The queue drops a job that has not run by `expires_at`, such as the mail with a code that has expired.
 * A job replaces a waiting job with the same `key`. Payloads that identify a person are encrypted.
 */
export async function enqueue(
  { fields }: Pick<AreaDeps, "fields">,
  tx: Tx,
  { kind, ...payload }: Job,
  key: string | null = null,
): Promise<void> {
  const json = JSON.stringify(
    kind === "push" || kind === "quiet_push" ? payload : encryptJob(fields, kind, payload),
  );
  await sql`select graphile_worker.add_job(${kind}::text, ${json}::json,
    job_key => ${key}::text, max_attempts => ${most_tries}::int)`.execute(tx);
}
