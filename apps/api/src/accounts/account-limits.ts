import { accountLimits } from "@sanjog/domain/accounts/account-limits";
import type { AreaDeps } from "../platform/deps.ts";
import { addressBucket, limit, networkBucket } from "../platform/http/rate-limit.ts";
import { takePlaceAtDesk } from "./commands/sign-up-desks.ts";

export type LimitName = keyof typeof accountLimits;

/**
 * Counts one try for the subject `whom`. Throws `too_many_tries`. Must not run inside a transaction: failed tries
 * count too, and a rollback would remove them.
 */
export async function countTry(deps: AreaDeps, name: LimitName, whom: string): Promise<void> {
  const { points, seconds } = accountLimits[name];
  await limit(deps, `${name} ${whom}`, points, seconds);
}

export async function countTryFrom(deps: AreaDeps, name: LimitName, ip: string): Promise<void> {
  await countTry(deps, name, addressBucket(ip));
}

/**
 * Counts a sign-up by IP address and by network, unless a sign-up desk is open at the address. Returns whether the
 * sign-up must verify its phone number first, because there were many from there; throws `too_many_tries` far above
 * that. Checks the address before the network, so that a refused address uses up no tries of its neighbours.
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

/** Counts a request that sends a mail or a message, by IP address and by network. Throws `too_many_tries`. */
export async function countMessageRequest(deps: AreaDeps, ip: string): Promise<void> {
  await countTryFrom(deps, "asked_per_ip", ip);
  await countTry(deps, "asked_per_network", networkBucket(ip));
}

/** Counts one try like `countTry`, but returns whether the limit allows it instead of throwing. */
export async function hasTryLeft(deps: AreaDeps, name: LimitName, whom: string): Promise<boolean> {
  const { points, seconds } = accountLimits[name];
  return (await deps.limiter.take(`${name} ${whom}`, points, seconds)).ok;
}
