import { expect, test } from "vitest";
import { isFull, matching, toggled } from "./pick-option.ts";

const limits = { alone: "any", max: 2 };

test("an option that stands alone drives out the others", () => {
  expect(toggled(["nurse", "teacher"], "any", limits)).toEqual(["any"]);
  expect(toggled(["any"], "nurse", limits)).toEqual(["nurse"]);
});

test("no more than the maximum can be chosen, and what is chosen can be given back", () => {
  expect(toggled(["nurse", "teacher"], "doctor", limits)).toEqual(["nurse", "teacher"]);
  expect(toggled(["nurse", "teacher"], "nurse", limits)).toEqual(["teacher"]);
  expect(isFull(["nurse", "teacher"], "doctor", limits)).toBe(true);
  expect(isFull(["nurse", "teacher"], "any", limits)).toBe(false);
  expect(isFull(["any"], "nurse", { alone: "any", max: 1 })).toBe(false);
});

test("what begins with the typed letters stands first", () => {
  const options = [
    { id: "1", title: "Ladhar" },
    { id: "2", title: "Dhaliwal" },
    { id: "3", title: "ਧੰਜਲ", search: ["Dhanjal"] },
  ];
  expect(matching(options, "dha").map(({ id }) => id)).toEqual(["2", "3", "1"]);
});
