/** The state of a navigation to the login page, with the page to open after the login. */
export type ReturnState = { return_path: string };

export function returnStateFor(path: string): ReturnState {
  return { return_path: path };
}

/**
 * Returns the path to open after a login from the state of a location, or null. Only paths of this app are accepted.
 */
export function returnPathIn(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("return_path" in state)) return null;
  const { return_path } = state;
  return typeof return_path === "string" && /^\/(?!\/)/.test(return_path) ? return_path : null;
}
