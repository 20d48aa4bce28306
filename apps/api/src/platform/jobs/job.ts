import * as z from "zod/mini";
import type { PlatformDeps } from "../deps.ts";

/** When the queue adds a job by itself: a crontab entry in UTC. */
export type Schedule = {
  cron: string;
  /** Jobs of one queue run one after the other. */
  queue?: string;
  /** How many times the queue tries the job; the queue's default if missing. */
  most_tries?: number;
};

/** A kind of job: its name in the queue, its schedule and its handler. */
export type JobDefinition = {
  /** Keep it: the queue may still hold jobs that the previous version added under this name. */
  name: string;
  /** A job without a schedule is added only by `enqueue`. */
  schedule?: Schedule;
  /** `payload` comes from the queue and is not validated. */
  run(deps: PlatformDeps, payload: unknown): Promise<void>;
};

/** Runs at 2:47 in India. These jobs are skipped after the clock has jumped (`tidy-night.ts`). */
export const nightly: Schedule = { cron: "17 21 * * *", queue: "nightly" };

/** Returns a handler that validates the payload first and throws a `ZodError` if it does not fit the schema. */
export function withPayload<Payload>(
  schema: z.ZodMiniType<Payload>,
  run: (deps: PlatformDeps, payload: Payload) => Promise<void>,
): JobDefinition["run"] {
  return async (deps, payload) => run(deps, z.parse(schema, payload));
}
