import { expect, test } from "vitest";
import type { Run } from "./measure.ts";
import { type Measured, median, shortfalls, tableOf } from "./verdict.ts";

const good: Run = {
  marks: { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 },
  kb: 190,
  fcp_ms: 900,
  lcp_ms: 1_200,
  shift: 0,
  blocked_ms: 20,
  machine: 2_000,
  lost: [],
};
const landing = { name: "landing", is_public: true };
const profile = { name: "profile", is_public: false };

function measured(page: Measured["page"], ...runs: Run[]): Measured {
  return { page, preset: "mobile", runs };
}

test("the median is one of the measured values", () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([7])]).toEqual([2, 2, 7]);
});

test("one bad run of five is noise, three are a fault", () => {
  const slow = { ...good, marks: { ...good.marks, performance: 60 } };
  expect(shortfalls(measured(landing, good, good, slow, slow, good))).toEqual([]);
  expect(shortfalls(measured(landing, good, slow, slow, slow, good))).toEqual([
    "landing, mobile: performance 60 of 90",
  ]);
});

test("only a public page has to be found by search engines", () => {
  const hidden = { ...good, marks: { ...good.marks, seo: 63 } };
  expect(shortfalls(measured(profile, hidden))).toEqual([]);
  expect(shortfalls(measured(landing, hidden))).toEqual(["landing, mobile: seo 63 of 100"]);
});

test("a page that moves under the reader's finger is a fault", () => {
  expect(shortfalls(measured(landing, { ...good, shift: 0.05 }))).toEqual([
    "landing, mobile: layout shift 0.050 of 0.02",
  ]);
});

test("the table names every page with its medians", () => {
  expect(tableOf([measured(profile, good)])).toContain(
    "| profile | mobile | 100 | 100 | 100 | – | 190 | 900 | 1200 | 0.000 | 20 |",
  );
});
