import { accountLimits } from "@sanjog/domain/accounts/account-limits";
import type { Deps } from "../platform/deps.ts";
import { addressBucket, limit, networkBucket } from "../platform/http/rate-limit.ts";

export type LimitName = keyof typeof accountLimits;

/** Counts one try by `whom`; refuses as `too_many_tries`. Never inside a transaction: failed tries count too. */
export async function countTry(deps: Deps, name: LimitName, whom: string): Promise<void> {
  const { points, seconds } = accountLimits[name];
  await limit(deps, `${name} ${whom}`, points, seconds);
}

export async function countTryFrom(deps: Deps, name: LimitName, ip: string): Promise<void> {
  await countTry(deps, name, addressBucket(ip));
}

/**
 * A sign-up: by address for the moment and for the day, and by network. The narrow limit first: what it sends away
 * takes nothing from the neighbours.
 */
export async function countSignUp(deps: Deps, ip: string): Promise<void> {
  await countTryFrom(deps, "register_per_ip", ip);
  await countTryFrom(deps, "register_per_ip_and_day", ip);
  await countTry(deps, "register_per_network", networkBucket(ip));
}

export async function countSignUpOf(deps: Deps, email: string, ip: string): Promise<void> {
  await countTry(deps, "register_per_address_and_network", `${email} ${networkBucket(ip)}`);
}

/** Whatever has a mail or a message sent, by address and by network. */
export async function countAsking(deps: Deps, ip: string): Promise<void> {
  await countTryFrom(deps, "asked_per_ip", ip);
  await countTry(deps, "asked_per_network", networkBucket(ip));
}

/** As `countTry` where nobody waits for an answer: whether there is a try left. */
export async function hasTryLeft(deps: Deps, name: LimitName, whom: string): Promise<boolean> {
  const { points, seconds } = accountLimits[name];
  return (await deps.limiter.take(`${name} ${whom}`, points, seconds)).ok;
}
