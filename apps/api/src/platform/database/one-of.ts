import { type RawBuilder, sql } from "kysely";

/** As many as the server reckons with where it does not know a list. */
const reckoned = 10;

/**
 * Whether a column holds one of these values. For a short list the server would find a plan that is cheaper than the
 * one for lists it does not know, and so plan the statement anew each time: one value is compared as such, and a few
 * are repeated until they are as many as it reckons with.
 */
export function isOneOf<Value>(
  column: string,
  values: readonly Value[],
  type: "text" | "bytea",
): RawBuilder<boolean> {
  if (values.length === 1) return sql`${sql.ref(column)} = ${values[0]}`;
  return sql`${sql.ref(column)} = any(${asReckoned(values)}::${sql.raw(type)}[])`;
}

/** A few values, the last repeated until there are as many as the server reckons with; none stays none. */
export function asReckoned<Value>(values: readonly Value[]): Value[] {
  const missing = Math.max(0, reckoned - values.length);
  return [...values, ...Array.from({ length: missing }, () => values.slice(-1)).flat()];
}
