/** What was measured of one thing, in milliseconds. */
export type Spread = { n: number; p50: number; p95: number; p99: number; least: number; most: number };

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * share) - 1))] ?? Number.NaN;

/** The middle and the ends of what was measured; the nearest measured value, never one in between. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  return {
    n: sorted.length,
    p50: at(sorted, 0.5),
    p95: at(sorted, 0.95),
    p99: at(sorted, 0.99),
    least: at(sorted, 0),
    most: at(sorted, 1),
  };
}

/** How long one call takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
