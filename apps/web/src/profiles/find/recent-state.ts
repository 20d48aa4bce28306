import { recent_most } from "@sanjog/domain/profiles/recent";
import { readStored, writeStored } from "../../platform/storage.ts";

/** Returns the ids in a stored value and drops everything else. */
export function recentFrom(stored: string | null): string[] {
  const ids = (stored ?? "").split(",").filter((id) => /^[\w-]{1,64}$/.test(id));
  return [...new Set(ids)].slice(0, recent_most);
}

/** Returns the recently viewed profiles with this one first. */
export function withRecent(ids: readonly string[], seen_id: string): string[] {
  return [seen_id, ...ids.filter((id) => id !== seen_id)].slice(0, recent_most);
}

/** Stores only ids, and per account, so that a later user of the device finds no names. */
const key = (own_id: string) => `recent:${own_id}`;

export function readRecent(own_id: string): string[] {
  return recentFrom(readStored(key(own_id)));
}

/** Adds a profile to the recent ones, unless it is the member's own. */
export function noteRecent(own_id: string, seen_id: string): void {
  if (seen_id !== own_id) writeStored(key(own_id), withRecent(readRecent(own_id), seen_id).join(","));
}

export function clearRecent(own_id: string): void {
  writeStored(key(own_id), null);
}
