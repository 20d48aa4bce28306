/** §9: the page size of every list. */
export const page_size = 8;

/** Decisions §5: the largest page size that a client may request. */
export const per_page_max = 24;

/** No list is this long. The bound keeps the page number of an arbitrary request within the database's number type. */
export const page_max = 1_000_000;

/** §2: how many pages the pager shows on either side of the current one. */
export const pager_window = 2;

export type Paged<T> = {
  data: T[];
  total: number;
  per_page: number;
  current_page: number;
  last_page: number;
};

/** Returns the number of the last page; an empty list still has page 1. */
export function lastPage(total: number, per_page: number): number {
  return Math.max(1, Math.ceil(total / per_page));
}

/** Returns the page to show: the requested one, or the last when there are fewer. */
export function pageWithin(total: number, asked: { page: number; per_page: number }) {
  const last_page = lastPage(total, asked.per_page);
  const current_page = Math.min(Math.max(1, asked.page), last_page);
  const { per_page } = asked;
  return { total, per_page, current_page, last_page, offset: (current_page - 1) * per_page };
}

/** Returns the page numbers of a pager: first, last, two on either side, and "gap" where more than one page is left out. */
export function pagerPages(current_page: number, last_page: number): (number | "gap")[] {
  const shown = Array.from({ length: last_page }, (_, i) => i + 1).filter(
    (page) => page === 1 || page === last_page || Math.abs(page - current_page) <= pager_window,
  );
  return shown.flatMap((page, i) => {
    const before = shown[i - 1];
    if (before === undefined || page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : (["gap", page] as const);
  });
}
