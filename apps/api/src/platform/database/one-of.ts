import { type RawBuilder, sql } from "kysely";

/**
 * Whether a column holds one of these values. A single one is compared as such: of a list the server does not know how
 * long it is, so it would plan the statement anew each time.
 */
export function isOneOf<Value>(
  column: string,
  values: readonly Value[],
  type: "text" | "bytea",
): RawBuilder<boolean> {
  if (values.length === 1) return sql`${sql.ref(column)} = ${values[0]}`;
  return sql`${sql.ref(column)} = any(${[...values]}::${sql.raw(type)}[])`;
}
