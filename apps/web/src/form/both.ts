/** As much of a query as `Loaded` looks at. */
type QueryState<T> = {
  data: T | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
};

/** Two queries as one: here when both are, failed when one has. A form needs what was saved and what can be chosen. */
export function both<A, B>(first: QueryState<A>, second: QueryState<B>): QueryState<readonly [A, B]> {
  const { data: a } = first;
  const { data: b } = second;
  return {
    data: a === undefined || b === undefined ? undefined : [a, b],
    error: first.error ?? second.error,
    isFetching: first.isFetching || second.isFetching,
    refetch: () => Promise.all([first.refetch(), second.refetch()]),
  };
}
