/** What is said on the way to a page and stays there to be read: a toast is gone in three seconds. */
export type Said = { said: string };

/** The state of a navigation that carries a sentence along. */
export function saying(said: string): Said {
  return { said };
}

/** The sentence in the state of a location, or null. */
export function saidIn(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("said" in state)) return null;
  return typeof state.said === "string" && state.said !== "" ? state.said : null;
}
