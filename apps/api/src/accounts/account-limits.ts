import { accountLimits } from "@sanjog/domain/accounts/account-limits";
import type { AreaDeps } from "../platform/deps.ts";
import { addressBucket, limit, networkBucket } from "../platform/http/rate-limit.ts";
import { takePlaceAtDesk } from "./commands/sign-up-desks.ts";

export type LimitName = keyof typeof accountLimits;

/** Counts one try by `whom`; refuses as `too_many_tries`. Never inside a transaction: failed tries count too. */
export async function countTry(deps: AreaDeps, name: LimitName, whom: string): Promise<void> {
  const { points, seconds } = accountLimits[name];
  await limit(deps, `${name} ${whom}`, points, seconds);
}

export async function countTryFrom(deps: AreaDeps, name: LimitName, ip: string): Promise<void> {
  await countTry(deps, name, addressBucket(ip));
}

/**
 * Counts a sign-up by address and by network, unless a desk is open there. Returns whether it goes on with its number
 * first, because there were many from there; refuses far above that. The narrow limit first: what it holds takes nothing
 * from the neighbours.
 */
export async function countSignUp(deps: AreaDeps, ip: string): Promise<boolean> {
  if (await takePlaceAtDesk(deps, ip)) return false;
  await countTryFrom(deps, "register_at_most_per_ip", ip);
  await countTry(deps, "register_at_most_per_network", networkBucket(ip));
  const bucket = addressBucket(ip);
  return !(
    (await hasTryLeft(deps, "register_per_ip", bucket)) &&
    (await hasTryLeft(deps, "register_per_ip_and_day", bucket)) &&
    (await hasTryLeft(deps, "register_per_network", networkBucket(ip)))
  );
}

export async function countSignUpOf(deps: AreaDeps, email: string, ip: string): Promise<void> {
  await countTry(deps, "register_per_address_and_network", `${email} ${networkBucket(ip)}`);
}

/** Whatever has a mail or a message sent, by address and by network. */
export async function countAsking(deps: AreaDeps, ip: string): Promise<void> {
  await countTryFrom(deps, "asked_per_ip", ip);
  await countTry(deps, "asked_per_network", networkBucket(ip));
}

/** As `countTry` where nobody waits for an answer: whether there is a try left. */
export async function hasTryLeft(deps: AreaDeps, name: LimitName, whom: string): Promise<boolean> {
  const { points, seconds } = accountLimits[name];
  return (await deps.limiter.take(`${name} ${whom}`, points, seconds)).ok;
}
