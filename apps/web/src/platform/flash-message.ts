/**
 * A message that a navigation carries to the next page, where it stays visible: a toast disappears after three
 * seconds.
 */
export type FlashState = {
  said: string;
  /** No toast has announced the message, so the page announces it to screen readers. */
  aloud: boolean;
  /** Where the reader can go from here, with the word of the button. */
  way?: { to: string; word: string } | undefined;
};

/** Returns the state of a navigation that carries a message. */
export function withFlash(said: string, aloud = false, way?: FlashState["way"]): FlashState {
  return { said, aloud, way };
}

/** Returns the message in the state of a location, or null. */
export function flashIn(state: unknown): FlashState | null {
  if (typeof state !== "object" || state === null || !("said" in state)) return null;
  const { said } = state;
  if (typeof said !== "string" || said === "") return null;
  return { said, aloud: "aloud" in state && state.aloud === true, way: wayIn(state) };
}

/** Only a page of this app is a way: the state may be that of an older version. */
function wayIn(state: object): FlashState["way"] {
  const { way } = state as FlashState;
  return typeof way?.to === "string" && way.to.startsWith("/") && typeof way.word === "string"
    ? way
    : undefined;
}

/** Returns the state of a location without its message; everything else, such as the return path of a login, stays. */
export function withoutFlash(state: unknown): object {
  return typeof state === "object" ? { ...state, said: undefined, aloud: undefined, way: undefined } : {};
}
