import type { MemberTables } from "./member-tables.ts";
import type { PlatformTables } from "./platform-tables.ts";

/** Every table of the house. */
export type Tables = PlatformTables & MemberTables;
