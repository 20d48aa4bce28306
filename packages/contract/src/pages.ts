/** Every page of the web app, as a route pattern. The server responds with 404 to all other paths. */
export const pagePaths = [
  "/",
  "/register",
  "/otp-verification",
  "/login",
  "/forgot-password",
  "/reset-password",
  "/profile-registration",
  "/profile-registration-edit/:title",
  "/summary-details",
  "/biodata",
  "/privacy-setting",
  "/suggestion",
  "/home",
  "/notifications",
  "/view-profile/:user_id",
  "/connected/:user_id",
  "/matched/:user_id",
  "/ready",
  "/seen-as/:viewer",
  "/account",
  "/report",
  "/how-suggestions-work",
  "/terms-condition",
  "/privacy-policy",
] as const;

export type PagePath = (typeof pagePaths)[number];

/** Returns whether a path without its query is the address of a page. */
export function isPagePath(path: string): boolean {
  const parts = partsOf(path);
  return pagePaths.some((pattern) => {
    const wanted = partsOf(pattern);
    return (
      parts.length === wanted.length && wanted.every((part, i) => part.startsWith(":") || part === parts[i])
    );
  });
}

const partsOf = (path: string) => path.split("/").filter(Boolean);
