/** Keys that remain after a logout: reading settings, which do not identify a person. */
const lasting = ["locale", "text_size", "language_offered"];

/** Returns null instead of throwing where the browser forbids local storage. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // A full or forbidden store only costs a convenience, never data of the server.
  }
}

/** Removes everything that belongs to a login: token, session key, timers and drafts. */
export function clearStored(): void {
  try {
    for (const key of Object.keys(localStorage)) if (!lasting.includes(key)) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // Where the browser forbids storage, nothing was stored.
  }
}
