import pg from "pg";
import { ConnectionError } from "./connection-error.ts";

/** Why the database ended a transaction that did nothing wrong. */
export type InterruptionReason = "conflict" | "deadlock" | "connection";

/** PostgreSQL's codes for a connection that ended, or that could not be opened. */
const lost_codes = /^(08...|57P0[1-3])$/;

/** Returns why the database interrupted a transaction, or null for every other error, such as one of another outside part. */
export function interruptionOf(error: unknown): InterruptionReason | null {
  if (error instanceof ConnectionError) return "connection";
  if (!(error instanceof pg.DatabaseError)) return null;
  if (error.code === "40001") return "conflict";
  if (error.code === "40P01") return "deadlock";
  return lost_codes.test(error.code ?? "") ? "connection" : null;
}

/** Whether the server itself reported the rollback. A connection that is lost during a commit reports nothing. */
export function isRolledBack(reason: InterruptionReason): boolean {
  return reason !== "connection";
}
