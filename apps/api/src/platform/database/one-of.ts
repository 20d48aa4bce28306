import { type RawBuilder, sql } from "kysely";

/** The length that PostgreSQL's planner assumes for an array parameter. */
const assumed = 10;

/**
 * Returns the condition that a column equals one of these values, for a prepared statement. PostgreSQL would plan the
 * statement again at each use for a list shorter than it assumes. So one value is compared directly, and a short list is
 * padded with its first value.
 */
export function isOneOf(column: string, values: readonly string[]): RawBuilder<boolean> {
  const [first] = values;
  if (values.length === 1) return sql`${sql.ref(column)} = ${first}`;
  const missing = values.length > 0 ? Math.max(0, assumed - values.length) : 0;
  const filled = [...values, ...Array.from({ length: missing }, () => first)];
  return sql`${sql.ref(column)} = any(${filled}::text[])`;
}
