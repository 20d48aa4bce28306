const first_ms = 1_000;
const longest_ms = 60_000;

/**
 * How long to wait before the stream is asked for again, by how often in a row it failed; a server that names a time
 * is waited for. `chance` from 0 to 1 keeps a thousand pages from coming back in the same moment.
 */
export function waitBefore(
  failures: number,
  random: number,
  retry_after_seconds: number | null = null,
): number {
  const grown = Math.min(longest_ms, first_ms * 2 ** Math.max(0, failures - 1));
  return Math.max(grown / 2 + (random * grown) / 2, (retry_after_seconds ?? 0) * 1_000);
}
