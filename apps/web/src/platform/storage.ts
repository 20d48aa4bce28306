/** Keys that outlive a login: how this person reads, not who they are. */
const lasting = ["locale", "text_size"];

/** Local storage that answers nothing instead of throwing where the browser forbids it. */
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
    // A full or forbidden store loses a convenience, never an answer of the server.
  }
}

/** Removes everything that belongs to a login: token, session key, timers and drafts. */
export function clearStored(): void {
  try {
    for (const key of Object.keys(localStorage)) if (!lasting.includes(key)) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // Nothing was stored where storing is forbidden.
  }
}
