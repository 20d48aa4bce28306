import { day_ms } from "../calendar.ts";
/** What a server knows of its database and its picture store before it uses both. */
export type StoreFindings = {
  /** The store's id in the database; null where there is none. */
  database_id: string | null;
  /** The id in the store itself; null where there is none. */
  store_id: string | null;
  /** How many of the database's pictures were looked up in the store, and how many were there. */
  asked: number;
  found: number;
  /** Whether the store contains any picture. */
  has_files: boolean;
};

export type StoreVerdict = "bound" | "bind" | StoreDifference;
export type StoreDifference = "another_id" | "database_names_none" | "store_is_empty" | "few_are_there";

/**
 * Judges whether a database and a store belong together. "bind" means that the same id may be written into both:
 * either neither contains anything that could be lost, or the database's pictures are in the store.
 */
export function judgeStore(sight: StoreFindings): StoreVerdict {
  const { database_id, store_id, asked, found, has_files } = sight;
  if (database_id !== null && store_id !== null) return database_id === store_id ? "bound" : "another_id";
  if (asked === 0) return has_files ? "database_names_none" : "bind";
  if (!has_files) return "store_is_empty";
  // A database with an id was bound to a store with the same id; this store is another, or has lost its id.
  if (database_id !== null) return "another_id";
  return found * 2 >= asked ? "bind" : "few_are_there";
}

/** The number of sampled pictures that tells whether a store is the right one. */
export const pictures_asked_most = 40;

/** No sweep runs on a database's first day, in which a configuration mistake becomes visible. */
export const sweep_first_day_ms = day_ms;
/** How long swept files can be restored. */
export const trash_days = 30;

const swept_most = 50;
const swept_most_share = 0.05;
/** One picture in its three sizes is always allowed, however small the store. */
const swept_always = 3;

/** Returns whether a sweep may take so many of all files without an operator: at most 50, and at most one in twenty. */
export function maySweep(unclaimed: number, files: number): boolean {
  return unclaimed <= Math.max(swept_always, Math.min(swept_most, Math.floor(files * swept_most_share)));
}
