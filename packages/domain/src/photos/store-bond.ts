import { day_ms } from "../calendar.ts";
/** What is known of a database and a picture store before a server uses both. */
export type StoreSight = {
  /** The id that the database holds of its store; null where it holds none. */
  database_id: string | null;
  /** The id that lies in the store; null where there is none. */
  store_id: string | null;
  /** Of how many pictures in the database the store was asked, and how many it has. */
  asked: number;
  found: number;
  /** Whether any picture lies in the store. */
  has_files: boolean;
};

export type StoreVerdict = "bound" | "bind" | StoreDifference;
export type StoreDifference = "another_id" | "database_names_none" | "store_is_empty" | "few_are_there";

/**
 * Says whether a database and a store belong together. "bind" means that the same id may be written into both: neither
 * holds anything that could be lost, or the pictures of the database lie in the store.
 */
export function judgeStore(sight: StoreSight): StoreVerdict {
  const { database_id, store_id, asked, found, has_files } = sight;
  if (database_id !== null && store_id !== null) return database_id === store_id ? "bound" : "another_id";
  if (asked === 0) return has_files ? "database_names_none" : "bind";
  if (!has_files) return "store_is_empty";
  // A database that has an id once had a store with one: this store is another, or lost it.
  if (database_id !== null) return "another_id";
  return found * 2 >= asked ? "bind" : "few_are_there";
}

/** So many pictures tell whether a store is the right one. */
export const pictures_asked_most = 40;

/** In a database's first day nothing is swept: a mistake of its set-up shows within a day. */
export const sweep_first_day_ms = day_ms;
/** What was swept can be brought back for so long. */
export const trash_days = 30;

const swept_most = 50;
const swept_most_share = 0.05;
/** One picture in its three sizes, in a store however small. */
const swept_always = 3;

/** Returns whether a sweep may take so many of all files without an operator: at most 50, and at most one in twenty. */
export function maySweep(unclaimed: number, files: number): boolean {
  return unclaimed <= Math.max(swept_always, Math.min(swept_most, Math.floor(files * swept_most_share)));
}
