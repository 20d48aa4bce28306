/** CPU milliseconds of one page of suggestions, measured. */
export type Costs = {
  /** On the primary, with the search on a replica. */
  primary: number;
  /** On the primary, with the search there as well. */
  alone: number;
  /** The search on a replica. */
  search: number;
};

/** Above this share of its cores a database answers late. */
export const busy_share = 0.7;

/**
 * Returns how many pages of suggestions a second a primary and that many replicas serve, each with `cores` cores: what the
 * first of them to be busy allows.
 */
export function pagesASecond({ primary, alone, search }: Costs, replicas: number, cores: number): number {
  const usable_ms = cores * 1000 * busy_share;
  if (replicas === 0) return usable_ms / alone;
  return Math.min(usable_ms / primary, (replicas * usable_ms) / search);
}
