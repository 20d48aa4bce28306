import { accountLimits } from "@sanjog/domain/accounts/account-limits";
import type { Deps } from "../platform/deps.ts";
import { addressBucket, limit } from "../platform/http/rate-limit.ts";

export type LimitName = keyof typeof accountLimits;

/** Counts one try by `whom`; refuses as `too_many_tries`. Never inside a transaction: failed tries count too. */
export async function countTry(deps: Deps, name: LimitName, whom: string): Promise<void> {
  const { points, seconds } = accountLimits[name];
  await limit(deps, `${name} ${whom}`, points, seconds);
}

export async function countTryFrom(deps: Deps, name: LimitName, ip: string): Promise<void> {
  await countTry(deps, name, addressBucket(ip));
}

/** The same where nobody waits for an answer: whether there is a try left. */
export async function hasTryLeft(deps: Deps, name: LimitName, whom: string): Promise<boolean> {
  const { points, seconds } = accountLimits[name];
  return (await deps.limiter.take(`${name} ${whom}`, points, seconds)).ok;
}
