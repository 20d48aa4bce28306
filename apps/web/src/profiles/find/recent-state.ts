import { recent_most } from "@sanjog/domain/profiles/recent";
import { readStored, writeStored } from "../../platform/storage.ts";

/** The ids that a stored line holds; whatever else stands in it is dropped. */
export function recentFrom(stored: string | null): string[] {
  const ids = (stored ?? "").split(",").filter((id) => /^[\w-]{1,64}$/.test(id));
  return [...new Set(ids)].slice(0, recent_most);
}

/** The profiles seen lately with this one first. */
export function withRecent(ids: readonly string[], seen_id: string): string[] {
  return [seen_id, ...ids.filter((id) => id !== seen_id)].slice(0, recent_most);
}

/** Ids alone, and only of this account: a device that somebody else takes over knows no names. */
const key = (own_id: string) => `recent:${own_id}`;

export function readRecent(own_id: string): string[] {
  return recentFrom(readStored(key(own_id)));
}

/** One's own profile is not one of those seen. */
export function noteRecent(own_id: string, seen_id: string): void {
  if (seen_id !== own_id) writeStored(key(own_id), withRecent(readRecent(own_id), seen_id).join(","));
}

export function clearRecent(own_id: string): void {
  writeStored(key(own_id), null);
}
