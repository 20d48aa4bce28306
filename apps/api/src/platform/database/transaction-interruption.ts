import { ConnectionError } from "./connection-error.ts";

/** Why the database ended a transaction that did nothing wrong. */
export type InterruptionReason = "conflict" | "deadlock" | "connection";

/** PostgreSQL's and the system's codes for a connection that ended, or that could not be opened. */
const lost_codes = /^(08...|57P0[1-3]|ECONN\w+|EPIPE|ETIMEDOUT)$/;

/** Returns why the database interrupted a transaction, or null for every other error. */
export function interruptionOf(error: unknown): InterruptionReason | null {
  const code = String((error as { code?: unknown }).code ?? "");
  if (code === "40001") return "conflict";
  if (code === "40P01") return "deadlock";
  return error instanceof ConnectionError || lost_codes.test(code) ? "connection" : null;
}

/** Whether the server itself reported the rollback. A connection that is lost during a commit reports nothing. */
export function isRolledBack(reason: InterruptionReason): boolean {
  return reason !== "connection";
}
