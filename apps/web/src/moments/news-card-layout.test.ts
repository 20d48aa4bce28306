import { expect, test } from "vitest";
import { cell, edge, height, middle, sizeThatFits, width } from "./news-card-layout.ts";

test("The plain middle of the card is alike on both sides, and above and below", () => {
  const corners = middle().map(([x, y]) => [Math.round(x), Math.round(y)]);
  const turned = (across: boolean) =>
    corners.map(([x = 0, y = 0]) => [across ? width - x : x, across ? y : height - y]);
  expect(turned(true)).toEqual(expect.arrayContaining(corners));
  expect(turned(false)).toEqual(expect.arrayContaining(corners));
});

test("The plain middle of the card cuts no flower", () => {
  for (const [x, y] of middle())
    for (const flowers of [x / cell, (y - edge) / cell]) expect(flowers).toBeCloseTo(Math.round(flowers));
});

test.each([
  [[400, 700], 200],
  [[400, 1600], 100],
])("Names as wide as %j at the largest size are written in the size %s, both alike", (widths, size) => {
  expect(sizeThatFits(200, widths, 800)).toBe(size);
});
