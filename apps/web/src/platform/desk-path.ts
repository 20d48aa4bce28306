/** Returns whether a path belongs to the desk, where the member's session has no part. */
export function isDeskPath(path: string): boolean {
  return /^\/desk(\/|$)/.test(path);
}
