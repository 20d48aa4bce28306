import { sql } from "kysely";
import type { Db } from "../../platform/database/open.ts";
import { within } from "../../platform/observability/time-limit.ts";
import type { Finding } from "./probes.ts";

const limit_ms = 5_000;
/** The largest difference allowed: some times are compared with the database's clock, others with the server's. */
const database_apart_ms = 2_000;
/** The largest difference allowed: picture stores refuse requests signed at a time far from their own. */
const outside_apart_ms = 60_000;

const seconds = (ms: number) => `${(Math.abs(ms) / 1_000).toFixed(1)} seconds`;

export async function probeDatabaseClock(db: Db): Promise<Finding> {
  const before = Date.now();
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  const apart = (rows[0]?.at.getTime() ?? 0) - (before + Date.now()) / 2;
  const detail = `This machine's clock and the database's are ${seconds(apart)} apart.`;
  return { works: Math.abs(apart) < database_apart_ms, detail };
}

/**
 * Compares the clock with the Date header of an outside server; null when it does not respond, which other probes
 * report.
 */
export async function probeOutsideClock(url: string): Promise<Finding | null> {
  try {
    const answer = await within(limit_ms, fetch(url, { method: "HEAD", redirect: "manual" }));
    const told = Date.parse(answer.headers.get("date") ?? "");
    if (Number.isNaN(told)) return null;
    const apart = told - Date.now();
    const detail = `This machine's clock and that of ${new URL(url).host} are ${seconds(apart)} apart.`;
    return { works: Math.abs(apart) < outside_apart_ms, detail };
  } catch {
    return null;
  }
}
