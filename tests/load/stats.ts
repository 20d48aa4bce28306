/** The distribution of one measurement, in milliseconds. */
export type Spread = { n: number; p50: number; p95: number; p99: number };

/** Returns the median and the upper percentiles; each is a measured value, never interpolated. */
export function spreadOf(values: readonly number[]): Spread {
  const at = (share: number) => percentileOf(values, share);
  return { n: values.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** Returns the nearest-rank percentile: the smallest measured value that at least this share of the values do not exceed. */
export function percentileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
