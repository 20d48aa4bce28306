import { isIPv6 } from "node:net";
import { AppError } from "../app-error.ts";
import type { AreaDeps } from "../deps.ts";

/** A wait of hours is said as such: "a little" would be untrue. */
const long_wait_seconds = 2 * 3_600;

/**
 * Counts one try under `key` and refuses once there were more than `points` in `seconds`: as `too_many_tries`, or as
 * `too_many_today` where the wait is one of hours.
 * Call it before the transaction: tries that fail must count as well.
 */
export async function limit(
  deps: AreaDeps,
  key: string,
  points: number,
  seconds: number,
  weight = 1,
): Promise<void> {
  const answer = await deps.limiter.take(key, points, seconds, weight);
  if (answer.ok) return;
  const refusal = answer.wait_seconds > long_wait_seconds ? "too_many_today" : "too_many_tries";
  throw new AppError(refusal, { retry_after_seconds: answer.wait_seconds });
}

/** One household's address: an IPv6 network has 2^64 of them, so the first four groups count as one. */
export function addressBucket(ip: string): string {
  return plainIPv4(ip) ?? groupsOf(ip, 4);
}

/** What a provider hands out in one piece: 256 addresses of IPv4, or the first three groups of IPv6. */
export function networkBucket(ip: string): string {
  const four = plainIPv4(ip);
  return four ? `${four.split(".").slice(0, 3).join(".")}.0/24` : `${groupsOf(ip, 3)}::/48`;
}

/** The address as IPv4; null where it is none. Of what is no address at all, it is the whole. */
export function plainIPv4(ip: string): string | null {
  if (!isIPv6(ip)) return ip;
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? null;
}

function groupsOf(ip: string, count: number): string {
  const [before = "", after] = ip.split("::");
  const head = before ? before.split(":") : [];
  const tail = after ? after.split(":") : [];
  const middle =
    after === undefined ? [] : Array<string>(Math.max(0, 8 - head.length - tail.length)).fill("0");
  return [...head, ...middle, ...tail]
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
