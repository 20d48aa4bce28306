import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { codeHash } from "../crypto/secrets.ts";
import type { Limiter } from "../ports.ts";

/** Counts tries in the database, so that they survive a restart and count across servers. */
export function createLimiter(pool: pg.Pool, secret_key: string): Limiter {
  /** Keys hold addresses and numbers; anyone who has the table of counters must not find them by trying all there are. */
  const unreadable = (key: string) => codeHash(secret_key, "limit", key).toString("base64url");
  const windows = new Map<string, RateLimiterPostgres>();
  const windowOf = (points: number, seconds: number) => {
    const keyPrefix = `${points}/${seconds}`;
    let window = windows.get(keyPrefix);
    if (!window) {
      window = new RateLimiterPostgres({
        storeClient: pool,
        storeType: "pool",
        tableName: "rate_limits",
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix,
        points,
        duration: seconds,
      });
      windows.set(keyPrefix, window);
    }
    return window;
  };
  return {
    async take(key, points, seconds, weight = 1) {
      try {
        await windowOf(points, seconds).consume(unreadable(key), weight);
        return { ok: true };
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return { ok: false, wait_seconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) };
      }
    },
    clear: async (key, points, seconds) => {
      await windowOf(points, seconds).delete(unreadable(key));
    },
  };
}
