import { describe, expect, test } from "vitest";
import { shownCount, shownGroup } from "./small-counts.ts";

const largest_total = 28;

/** Every group of so many counts that add up to `most` or less. */
function* groupsOf(size: number, most = largest_total): Generator<number[]> {
  if (size === 0) yield [];
  else
    for (let count = 0; count <= most; count += 1)
      for (const rest of groupsOf(size - 1, most - count)) yield [count, ...rest];
}
const named = (counts: readonly number[]) =>
  Object.fromEntries(counts.map((count, index) => [`part_${index}`, count]));

test.each([
  [0, "few"],
  [4, "few"],
  [5, 5],
  [1_234, 1_234],
] as const)("A count of %i is shown as %s", (count, shown) => {
  expect(shownCount(count)).toBe(shown);
});

describe("the parts of a whole", () => {
  test("are shown with their total where none is small", () => {
    expect(shownGroup({ kept: 20, missed: 5 })).toEqual({ total: 25, parts: { kept: 20, missed: 5 } });
  });

  test("hide a second part where the total would reveal a small one", () => {
    expect(shownGroup({ kept: 20, missed: 2 })).toEqual({
      total: 22,
      parts: { kept: "hidden", missed: "few" },
    });
  });

  test("hide the total where hidden parts are not enough", () => {
    expect(shownGroup({ kept: 5, missed: 0 })).toEqual({
      total: "hidden",
      parts: { kept: "hidden", missed: "few" },
    });
    expect(shownGroup({ kept: 0, missed: 1 })).toEqual({
      total: "few",
      parts: { kept: "few", missed: "few" },
    });
  });

  test.each([2, 3, 4])("Nobody who knows the rule can work out any of %i hidden counts", (size) => {
    const possible = new Map<string, Set<number>[]>();
    for (const counts of groupsOf(size)) {
      const published = shownGroup(named(counts));
      const key = JSON.stringify(published);
      const values = possible.get(key) ?? counts.map(() => new Set<number>());
      for (const [index, count] of counts.entries()) values[index]?.add(count);
      possible.set(key, values);
    }
    const certain = [...possible].filter(([key, values]) => {
      const { parts } = JSON.parse(key) as ReturnType<typeof shownGroup>;
      return Object.values(parts).some((count, index) => count === "few" && (values[index]?.size ?? 0) < 2);
    });
    expect(certain.map(([key]) => key)).toEqual([]);
  });
});
