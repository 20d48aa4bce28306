import { expect, test } from "vitest";
import { lastPage, pagerPages } from "./paging.ts";

test("an empty list still has a first page", () => {
  expect(lastPage(0, 8)).toBe(1);
});

test.each([
  [8, 1],
  [9, 2],
  [16, 2],
  [17, 3],
])("%i rows by eight make %i pages", (total, pages) => {
  expect(lastPage(total, 8)).toBe(pages);
});

test.each([
  [1, 1, [1]],
  [1, 9, [1, 2, 3, "gap", 9]],
  [1, 5, [1, 2, 3, 4, 5]],
  [5, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [6, 11, [1, "gap", 4, 5, 6, 7, 8, "gap", 11]],
  [4, 9, [1, 2, 3, 4, 5, 6, "gap", 9]],
  [9, 9, [1, "gap", 7, 8, 9]],
] as const)(
  "on page %i of %i the pager shows two on either side, the first and the last",
  (current, last, shown) => {
    expect(pagerPages(current, last)).toEqual(shown);
  },
);
