/** Counts are rounded to whole steps of this size, and a count below it is not given at all. */
export const count_step = 5;

/** Below this number of families the page proposes to widen the narrowest wish. */
export const few_families = 8;

/**
 * Returns the number that a draft of wishes may be answered with: the count rounded down to a multiple of five, null for
 * fewer than five. Exact counts of drafts that differ in one wish would tell whether one person with that property
 * exists.
 */
export function roundedCount(count: number): number | null {
  return count < count_step ? null : Math.floor(count / count_step) * count_step;
}
