import type { Hindrance } from "@sanjog/domain/suggestions/own-visibility";

/** The page that itself says so, in more words. */
const said_by_page: Partial<Record<Hindrance, (pathname: string) => boolean>> = {
  incomplete: (pathname) => pathname === "/profile-registration",
  suspended: (pathname) => pathname !== "/account",
};

/** Returns the reason that the strip of a page tells: the first one, unless the page itself tells it. */
export function stripReason(reasons: readonly Hindrance[], pathname: string): Hindrance | null {
  const [first] = reasons;
  return first && !said_by_page[first]?.(pathname) ? first : null;
}
