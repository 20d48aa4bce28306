import { AsyncLocalStorage } from "node:async_hooks";
import type { Tables } from "./tables.ts";

/**
 * For so long, counted from before it was asked, an answer about who knocks is used again. A transaction that changes
 * such an answer is told as done only when as much time has passed since it was kept: whoever knocks after that meets the
 * change in every process, without a message that could be lost.
 */
export const lease_ms = 50;

/** What is leased: a statement that writes one of these columns, or deletes a row, ends leases. */
export const leased = {
  member_sessions: ["last_used_at", "expires_at", "ended_reason"],
  members: ["gender", "locale", "profile_status", "phone_verified_at", "email_verified_at"],
} as const satisfies { [Table in keyof Tables]?: readonly (keyof Tables[Table])[] };

const endings = Object.entries(leased).map(([table, columns]) => {
  const written = `"?(?:${columns.join("|")})"? =`;
  return `(?:delete from|truncate) "?${table}\\b|update "?${table}\\b.* ${written}`;
});
const ending = new RegExp(endings.join("|"), "is");

/** Whether a statement changes what is leased. */
export const endsLeases = (statement: string) => !statement.startsWith("select") && ending.test(statement);

/** What the statements of an open transaction leave for when it is kept. */
export type OpenTransaction = { ends_leases: boolean };

export const openTransaction = new AsyncLocalStorage<OpenTransaction>();

/** The leases of one process on its database. */
export type Leases = {
  /** Whether what was asked at `asked_at`, a time of `performance.now()`, may be used at `now`. */
  hold(asked_at: number, now: number): boolean;
  /** Ends those that were given until now. */
  end(): void;
};

const leases = new WeakMap<object, Leases>();

/** The leases on what was read through this connection to the database. */
export function leasesOf(db: object): Leases {
  const known = leases.get(db);
  if (known) return known;
  let ended_at = Number.NEGATIVE_INFINITY;
  const made: Leases = {
    hold: (asked_at, now) => asked_at > ended_at && now - asked_at < lease_ms,
    end: () => {
      ended_at = performance.now();
    },
  };
  leases.set(db, made);
  return made;
}
