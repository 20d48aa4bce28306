import { lastPage } from "../paging.ts";

/**
 * How many members a list can be paged through, whatever its `total`: eight times the cards that a member may see in a
 * day. A page further down would only make the search sort more.
 */
const most_paged = 2_400;

/** Returns the last page that a list of any length has. */
export function deepestListed(per_page: number): number {
  return lastPage(most_paged, per_page);
}

/**
 * A visit to the suggestions: the members that each page has shown. It begins with page 1 and keeps paging stable
 * while others join, leave and change places: no member appears twice, and none who stays is skipped (decisions §5).
 */
export type PageSnapshot = ReadonlyMap<number, readonly string[]>;

/** The sources of a page's members: those it showed before, then members that no page has shown, from an offset on. */
export type SnapshotPage = { page: number; kept: readonly string[]; offset: number };

/** Returns the visit as of now: on each page the members who still fit. */
export function stillThere(visit: PageSnapshot, fitting: readonly string[]): PageSnapshot {
  const fit = new Set(fitting);
  return new Map([...visit].map(([page, shown]) => [page, shown.filter((id) => fit.has(id))]));
}

/** Returns every member that the visit has shown. */
export function shownIn(visit: PageSnapshot): string[] {
  return [...visit.values()].flat();
}

/** Returns what a page shows. Every earlier page that was not opened yet keeps its full share. */
export function snapshotPage(visit: PageSnapshot, page: number, per_page: number): SnapshotPage {
  const opened_before = [...visit.keys()].filter((opened) => opened < page).length;
  return { page, kept: visit.get(page) ?? [], offset: (page - 1 - opened_before) * per_page };
}

const showsSomebody = (visit: PageSnapshot, page: number) => (visit.get(page)?.length ?? 0) > 0;

/**
 * Returns the number of the last page when `remaining` members have not been shown yet; an emptied page does not
 * count.
 */
export function lastPageOfSnapshot(visit: PageSnapshot, remaining: number, per_page: number): number {
  const pages = remaining === 0 ? 0 : visit.size + lastPage(remaining, per_page);
  return Math.max(1, pages, ...[...visit.keys()].filter((page) => showsSomebody(visit, page)));
}

/** Returns the requested page, or the nearest page with members, earlier pages first. Expects the visit as of now. */
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
