/** The state of a navigation to the login page that leads on to the page one was going to. */
export type Returning = { return_path: string };

export function returningTo(path: string): Returning {
  return { return_path: path };
}

/** Returns the page that the state of a location leads on to after a login, or null. It is a path of this app alone. */
export function returnPathIn(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("return_path" in state)) return null;
  const { return_path } = state;
  return typeof return_path === "string" && /^\/(?!\/)/.test(return_path) ? return_path : null;
}
