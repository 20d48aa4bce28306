/** What was measured of one thing, in milliseconds. */
export type Spread = { n: number; p50: number; p95: number; p99: number };

/** Returns the middle and the upper end of the values; each is a measured value, never one in between. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
  return { n: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
