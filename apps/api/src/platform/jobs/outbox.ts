import { sql } from "kysely";
import type * as z from "zod/mini";
import { encryptJob } from "../crypto/encrypted-jobs.ts";
import type { Tx } from "../database/open.ts";
import type { AreaDeps } from "../deps.ts";
import type { payloads } from "./payloads.ts";

type Payloads = typeof payloads;

/** A job and its payload, to be done once the open transaction is committed. */
export type Job = {
  [Kind in keyof Payloads]: { kind: Kind; expires_at?: Date } & z.infer<Payloads[Kind]>;
}[keyof Payloads];

/** With the growing pauses of the queue, twelve tries take about six hours. */
const most_tries = 12;

/**
 * Adds a job to the queue, inside the caller's transaction: nothing is sent for what is rolled back.
 * A job that is not done by `expires_at` is dropped: nobody wants a code that no longer works.
 * Of jobs with the same `key` only one waits. A payload that names a person is encrypted.
 */
export async function enqueue(
  { fields }: Pick<AreaDeps, "fields">,
  tx: Tx,
  { kind, ...payload }: Job,
  key: string | null = null,
): Promise<void> {
  const json = JSON.stringify(kind === "push" ? payload : encryptJob(fields, kind, payload));
  await sql`select graphile_worker.add_job(${kind}::text, ${json}::json,
    job_key => ${key}::text, max_attempts => ${most_tries}::int)`.execute(tx);
}
