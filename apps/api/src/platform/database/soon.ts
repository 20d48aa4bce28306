import { sql } from "kysely";

/**
 * A common table for a statement of its own that writes what nobody would miss after a power failure: its answer does not
 * wait for the disk. The statement must read from `soon`, else nothing is set.
 */
export const soon = sql.raw("soon as (select set_config('synchronous_commit', 'off', true))");
