import { AsyncLocalStorage } from "node:async_hooks";
import type { Tables } from "./tables.ts";

/**
 * For so long, counted from before it was asked, an answer about who knocks is used again. A transaction that changes
 * such an answer is told as done only when as much time has passed since it was kept: whoever knocks after that meets the
 * change in every process, without a message that could be lost.
 */
export const lease_ms = 50;

/** How long whatever waits for every lease to be over waits: timers end up to a millisecond early. */
export const leases_over_ms = lease_ms + 5;

/** What is leased. */
export const leased = {
  member_sessions: ["last_used_at", "expires_at", "ended_reason"],
  members: ["gender", "locale", "profile_status", "phone_verified_at", "email_verified_at"],
} as const satisfies { [Table in keyof Tables]?: readonly (keyof Tables[Table])[] };

const tables = Object.keys(leased).join("|");
const columns = Object.values(leased).flat();
const named = new RegExp(`\\b(?:${tables})\\b`, "i");
const plain_update = new RegExp(`^update "(?:${tables})" set (.*?) where `, "s");

/** Whether a statement may change what is leased. What is not known to leave it alone may. */
export function endsLeases(statement: string): boolean {
  if (/^\s*select\b/i.test(statement) || !named.test(statement)) return false;
  // A new row was never read.
  if (/^\s*insert\b/i.test(statement) && !/\bon conflict\b/i.test(statement)) return false;
  const written = /^(?:update|delete from) "(\w+)"/.exec(statement)?.[1];
  if (written !== undefined && !(written in leased)) return false;
  const set = plain_update.exec(statement)?.[1];
  if (set !== undefined) return columns.some((column) => set.includes(`"${column}"`));
  return /\b(?:update|delete|truncate|insert|merge)\b/i.test(statement);
}

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

/** The leases on what was read through this very object; the one that `assemble` made, and whatever writes through it. */
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
