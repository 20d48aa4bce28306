/** What is said on the way to a page and stays there to be read: a toast is gone in three seconds. */
export type Said = {
  said: string;
  /** No toast has told it: screen-reader users hear it here. */
  aloud: boolean;
};

/** The state of a navigation that carries a sentence along. */
export function saying(said: string, aloud = false): Said {
  return { said, aloud };
}

/** What is said in the state of a location, or null. */
export function saidIn(state: unknown): Said | null {
  if (typeof state !== "object" || state === null || !("said" in state)) return null;
  const { said } = state;
  if (typeof said !== "string" || said === "") return null;
  return { said, aloud: "aloud" in state && state.aloud === true };
}

/** Returns the state of a location without its sentence: the rest, such as where a login leads, stays. */
export function withoutFlash(state: unknown): object {
  return typeof state === "object" ? { ...state, said: undefined, aloud: undefined } : {};
}
