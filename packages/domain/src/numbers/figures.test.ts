import { expect, test } from "vitest";
import { medianOf, noFigures, sumOf } from "./figures.ts";

test("The median of an even number of values is the lower one of the middle two", () => {
  expect(medianOf([])).toBeNull();
  expect(medianOf([7])).toBe(7);
  expect(medianOf([10, 9, 100])).toBe(10);
  expect(medianOf([4, 3, 2, 1])).toBe(2);
});

test("A quarter has the events of all its days and the members of its last one", () => {
  const first = { ...noFigures(), members: 10, orders: 1, minutes: { photos: [5], others: [60] } };
  const second = { ...noFigures(), members: 8, orders: 2, minutes: { photos: [7], others: [] } };
  first.reports.harassment = 2;
  second.reports.harassment = 3;
  const sum = sumOf([first, second]);
  expect(sum).toMatchObject({ members: 8, orders: 3, minutes: { photos: [5, 7], others: [60] } });
  expect(sum.reports.harassment).toBe(5);
});

test("A reason that older figures do not know counts as zero", () => {
  const { harassment: _, ...older } = noFigures().reports;
  expect(sumOf([{ ...noFigures(), reports: older as never }]).reports.harassment).toBe(0);
});
