import { isIPv6 } from "node:net";
import { AppError } from "../app-error.ts";
import type { AreaDeps } from "../deps.ts";

/** Above this wait the message says "today"; "wait a little" would be wrong. */
const long_wait_seconds = 2 * 3_600;

/**
 * Counts one attempt under `key`. Throws `AppError` after more than `points` in `seconds`: `too_many_tries`, or
 * `too_many_today` if the wait exceeds two hours. Call it before the transaction, since failed attempts must count too.
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

/** Returns the rate-limit key of one household: the IPv4 address, or the /64 network of an IPv6 address. */
export function addressBucket(ip: string): string {
  return plainIPv4(ip) ?? groupsOf(ip, 4);
}

/** Returns the rate-limit key of a block that providers assign as a whole: a /24 of IPv4 or a /48 of IPv6. */
export function networkBucket(ip: string): string {
  const four = plainIPv4(ip);
  return four ? `${four.split(".").slice(0, 3).join(".")}.0/24` : `${groupsOf(ip, 3)}::/48`;
}

/** Returns the IPv4 address, also of an IPv4-mapped one; null for other IPv6 addresses. Returns any other text unchanged. */
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
