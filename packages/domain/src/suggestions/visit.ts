import { lastPage } from "../paging.ts";

/**
 * A visit to the suggestions: the members that each page showed, by page. It begins with page 1 and lets a member page
 * on while others join, leave and change places: nobody comes twice, and nobody who stays is missed (decisions §5).
 */
export type PageSnapshot = ReadonlyMap<number, readonly string[]>;

/** Where the members of a page are found: those it showed before, then those whom no page has shown, from an offset on. */
export type SnapshotPage = { page: number; kept: readonly string[]; offset: number };

/** The visit as it stands now: on each page those who still fit. */
export function stillThere(visit: PageSnapshot, fitting: readonly string[]): PageSnapshot {
  const fit = new Set(fitting);
  return new Map([...visit].map(([page, shown]) => [page, shown.filter((id) => fit.has(id))]));
}

/** Everybody whom the visit has shown. */
export function shownIn(visit: PageSnapshot): string[] {
  return [...visit.values()].flat();
}

/** What a page shows: every page before it that was not opened yet is left its full share. */
export function snapshotPage(visit: PageSnapshot, page: number, per_page: number): SnapshotPage {
  const opened_before = [...visit.keys()].filter((opened) => opened < page).length;
  return { page, kept: visit.get(page) ?? [], offset: (page - 1 - opened_before) * per_page };
}

const showsSomebody = (visit: PageSnapshot, page: number) => (visit.get(page)?.length ?? 0) > 0;

/** The number of the last page, when `remaining` members have not been shown yet. A page that all have left is none. */
export function lastPageOfSnapshot(visit: PageSnapshot, remaining: number, per_page: number): number {
  const pages = remaining === 0 ? 0 : visit.size + lastPage(remaining, per_page);
  return Math.max(1, pages, ...[...visit.keys()].filter((page) => showsSomebody(visit, page)));
}

/**
 * The asked page, or the nearest that has something to show, those before it first. Of the visit as it stands now.
 */
export function nearestPage(
  visit: PageSnapshot,
  remaining: number,
  asked: { page: number; per_page: number },
) {
  const { per_page } = asked;
  let page = Math.min(asked.page, lastPageOfSnapshot(visit, remaining, per_page));
  const shows = () => showsSomebody(visit, page) || snapshotPage(visit, page, per_page).offset < remaining;
  while (page > 1 && !shows()) page -= 1;
  if (shows()) return page;
  return [...visit.keys()].toSorted((a, b) => a - b).find((each) => showsSomebody(visit, each)) ?? 1;
}
