import type { Interruption } from "../database/transactions.ts";
import type { PlatformDeps } from "../deps.ts";

/** Counts and logs a transaction that the database interrupted. */
export function noteInterruption(
  { metrics, log }: Pick<PlatformDeps, "metrics" | "log">,
  interruption: Interruption,
): void {
  metrics.transactionsInterrupted.inc(interruption);
  log.warn(interruption, "a transaction was interrupted");
}
