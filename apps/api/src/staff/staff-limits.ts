import { staffLimits } from "@sanjog/domain/staff/staff-limits";
import type { AreaDeps } from "../platform/deps.ts";
import { limit } from "../platform/http/rate-limit.ts";

type LimitName = keyof typeof staffLimits;

/** Counts one try. Throws `too_many_tries`. Must not run inside a transaction, which a refusal would roll back. */
export async function countTry(deps: AreaDeps, name: LimitName, whom: string): Promise<void> {
  const { points, seconds } = staffLimits[name];
  await limit(deps, `staff ${name} ${whom}`, points, seconds);
}

/** Forgets the tries after the right answer. */
export async function endTries(deps: AreaDeps, name: LimitName, whom: string): Promise<void> {
  const { points, seconds } = staffLimits[name];
  await deps.limiter.clear(`staff ${name} ${whom}`, points, seconds);
}
