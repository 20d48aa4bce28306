import { lastPage } from "../paging.ts";

/**
 * A visit to the suggestions: the members that each page showed, by page. It begins with page 1 and lets a member page
 * on while others join, leave and change places: nobody comes twice, and nobody who stays is missed (decisions §5).
 */
export type Visit = ReadonlyMap<number, readonly string[]>;

/** Where the members of a page are found: those it showed before, then those whom no page has shown, from an offset on. */
export type VisitedPage = { page: number; kept: readonly string[]; offset: number };

/** Everybody whom the visit has shown. */
export function shownIn(visit: Visit): string[] {
  return [...visit.values()].flat();
}

/** What a page shows: every page before it that was not opened yet is left its full share. */
export function visitedPage(visit: Visit, page: number, per_page: number): VisitedPage {
  const opened_before = [...visit.keys()].filter((opened) => opened < page).length;
  return { page, kept: visit.get(page) ?? [], offset: (page - 1 - opened_before) * per_page };
}

/** The number of the last page, when `remaining` members have not been shown yet. */
export function lastPageOfVisit(visit: Visit, remaining: number, per_page: number): number {
  const pages = visit.size + (remaining === 0 ? 0 : lastPage(remaining, per_page));
  return Math.max(1, pages, ...visit.keys());
}

/** The asked page, or the nearest before it that has something to show. */
export function nearestPage(visit: Visit, remaining: number, asked: { page: number; per_page: number }) {
  const { per_page } = asked;
  let page = Math.min(asked.page, lastPageOfVisit(visit, remaining, per_page));
  const shows = () => visit.has(page) || visitedPage(visit, page, per_page).offset < remaining;
  while (page > 1 && !shows()) page -= 1;
  return page;
}
