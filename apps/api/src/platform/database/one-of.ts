import { type RawBuilder, sql } from "kysely";

/** As many as PostgreSQL assumes for a list that it does not know. */
const assumed = 10;

/**
 * Returns whether a column holds one of these values, for a prepared statement. For a shorter list than it assumes,
 * PostgreSQL would plan the statement again at each use: one value is compared as such, and the first of a few is
 * repeated until the list is as long.
 */
export function isOneOf(column: string, values: readonly string[]): RawBuilder<boolean> {
  const [first] = values;
  if (values.length === 1) return sql`${sql.ref(column)} = ${first}`;
  const missing = values.length > 0 ? Math.max(0, assumed - values.length) : 0;
  const filled = [...values, ...Array.from({ length: missing }, () => first)];
  return sql`${sql.ref(column)} = any(${filled}::text[])`;
}
