/** The 97.5 % quantile of Student's distribution for 1, 2, … degrees of freedom. */
const student = [
  12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.2, 2.18, 2.16, 2.14, 2.13, 2.12, 2.11, 2.1,
  2.09,
];

/** The mean of a figure over the seeds, and half of its 95 % interval; null for a single seed. */
export type Spread = { mean: number; median: number; half: number | null };

export function spreadOver(values: readonly number[]): Spread {
  const known = values.filter((value) => Number.isFinite(value)).toSorted((a, b) => a - b);
  const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
  const middle = known.length / 2;
  const median =
    ((known[Math.ceil(middle) - 1] ?? Number.NaN) + (known[Math.floor(middle)] ?? Number.NaN)) / 2;
  if (known.length < 2) return { mean, median, half: null };
  const variance = known.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (known.length - 1);
  return { mean, median, half: (student[known.length - 2] ?? 1.96) * Math.sqrt(variance / known.length) };
}
