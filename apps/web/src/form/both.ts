/** The part of a query result that `Loaded` uses. */
type QueryState<T> = {
  data: T | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
};

/** Combines two queries: loaded when both are, failed when one is. A form needs the saved values and the options. */
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
