/**
 * Returns whether a path belongs to the desk. Pages have the same rule in `platform/desk-path.ts`: the worker is one file,
 * which can share none with them.
 */
export const isDeskPath = (pathname: string) => pathname === "/desk" || pathname.startsWith("/desk/");

/** Returns the page of the desk that a push names; the queue if it names none of them. */
export function deskPathIn(data: unknown): string {
  const path = typeof data === "string" ? data : "";
  return isDeskPath(path.split(/[?#]/)[0] ?? "") ? path : "/desk";
}
