const first_ms = 1_000;
const longest_ms = 60_000;

/**
 * Returns how many milliseconds to wait before reconnecting to the stream, by the number of failures in a row. A time
 * that the server names is respected. `random` from 0 to 1 spreads the reconnects of many pages.
 */
export function waitBefore(
  failures: number,
  random: number,
  retry_after_seconds: number | null = null,
): number {
  const grown = Math.min(longest_ms, first_ms * 2 ** Math.max(0, failures - 1));
  return Math.max(grown / 2 + (random * grown) / 2, (retry_after_seconds ?? 0) * 1_000);
}
