import * as z from "zod/mini";
import type { PlatformDeps } from "../deps.ts";

/** When the queue adds a job by itself: a crontab entry in UTC. */
export type Schedule = {
  cron: string;
  /** Jobs of one queue run one after the other. */
  queue?: string;
  /** How often a job is tried; the queue's own number where there is none. */
  most_tries?: number;
};

/** A kind of work that the queue does: its name there, when, and how. */
export type JobDefinition = {
  /** Jobs of the version before may wait under this name. */
  name: string;
  /** Without a schedule, `enqueue` alone adds the job. */
  schedule?: Schedule;
  /** `payload` is what waited in the queue, not checked yet. */
  run(deps: PlatformDeps, payload: unknown): Promise<void>;
};

/** At 2:47 at night in India. These jobs do not run while the clock is in doubt (`tidy-night.ts`). */
export const nightly: Schedule = { cron: "17 21 * * *", queue: "nightly" };

/** Returns a handler that checks the payload first. It throws when the payload does not fit the schema. */
export function withPayload<Payload>(
  schema: z.ZodMiniType<Payload>,
  run: (deps: PlatformDeps, payload: Payload) => Promise<void>,
): JobDefinition["run"] {
  return async (deps, payload) => run(deps, z.parse(schema, payload));
}
