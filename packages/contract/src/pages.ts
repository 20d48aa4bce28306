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
  "/help",
  "/how-suggestions-work",
  "/about/numbers",
  "/terms-condition",
  "/privacy-policy",
] as const;

export type PagePath = (typeof pagePaths)[number];

/** Every page of the desk, which has a frame, a login and a call layer of its own. */
export const deskPagePaths = [
  "/desk",
  "/desk/login",
  "/desk/invitation",
  "/desk/account",
  "/desk/staff",
  "/desk/waiting",
  "/desk/cases/:id",
] as const;

export type DeskPagePath = (typeof deskPagePaths)[number];

/** Returns whether a path without its query is the address of a page. */
export function isPagePath(path: string): boolean {
  const parts = partsOf(path);
  return [...pagePaths, ...deskPagePaths].some((pattern) => {
    const wanted = partsOf(pattern);
    return (
      parts.length === wanted.length && wanted.every((part, i) => part.startsWith(":") || part === parts[i])
    );
  });
}

const partsOf = (path: string) => path.split("/").filter(Boolean);
