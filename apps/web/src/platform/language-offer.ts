import { readStored, writeStored } from "./storage.ts";

const indian_time_zones = ["Asia/Kolkata", "Asia/Calcutta"];

/** Returns whether someone with these browser settings probably reads Punjabi. */
export function mayReadPunjabi(languages: readonly string[], time_zone: string): boolean {
  return languages.some((tag) => /^pa\b/i.test(tag)) || indian_time_zones.includes(time_zone);
}

/**
 * Returns whether this visit offers Punjabi: once, to a probable reader who has not chosen a language yet. The answer
 * stays the same until the page is loaded again.
 */
export function offersPunjabi(): boolean {
  offered ??= decide();
  return offered;
}

let offered: boolean | undefined;

function decide(): boolean {
  if (readStored("locale") !== null || readStored("language_offered") !== null) return false;
  if (!mayReadPunjabi(navigator.languages, Intl.DateTimeFormat().resolvedOptions().timeZone)) return false;
  writeStored("language_offered", "yes");
  return true;
}
