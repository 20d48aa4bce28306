import { expect, test } from "vitest";
import { isFull, matching, toggled } from "./pick-option.ts";

const limits = { alone: "any", max: 2 };

test("an exclusive option replaces the others, and another option replaces it", () => {
  expect(toggled(["nurse", "teacher"], "any", limits)).toEqual(["any"]);
  expect(toggled(["any"], "nurse", limits)).toEqual(["nurse"]);
});

test("no more than the maximum can be chosen, and a chosen option can be removed", () => {
  expect(toggled(["nurse", "teacher"], "doctor", limits)).toEqual(["nurse", "teacher"]);
  expect(toggled(["nurse", "teacher"], "nurse", limits)).toEqual(["teacher"]);
  expect(isFull(["nurse", "teacher"], "doctor", limits)).toBe(true);
  expect(isFull(["nurse", "teacher"], "any", limits)).toBe(false);
  expect(isFull(["any"], "nurse", { alone: "any", max: 1 })).toBe(false);
});

test("options that begin with the typed letters come first", () => {
  const options = [
    { id: "1", title: "Ladhar" },
    { id: "2", title: "Dhaliwal" },
    { id: "3", title: "ਧੰਜਲ", search: ["Dhanjal"] },
  ];
  expect(matching(options, "dha").map(({ id }) => id)).toEqual(["2", "3", "1"]);
});

const places = [
  { id: "UA", title: "Ukraine" },
  { id: "GB", title: "United Kingdom", search: ["UK", "England", "ਇੰਗਲੈਂਡ"] },
  { id: "NZ", title: "New Zealand", search: ["ਨਿਊਜ਼ੀਲੈਂਡ"] },
  { id: "CA", title: "Canada", search: ["ਕੈਨੇਡਾ"] },
];
const found = (typed: string) => matching(places, typed).map(({ id }) => id);

test("an exact match comes before options that begin with the typed text", () => {
  expect(found("uk")).toEqual(["GB", "UA"]);
});

test("typed words match separately in any order, and spaces do not matter", () => {
  expect(found("zealand new")).toEqual(["NZ"]);
  expect(found("newzealand")).toEqual(["NZ"]);
  expect(found("united zealand")).toEqual(["GB", "NZ"]);
});

test("a word matches by its sound in either script", () => {
  expect(found("kanada")).toEqual(["CA"]);
  expect(found("ਕਨੇਡਾ")).toEqual(["CA"]);
  expect(found("inglend")).toEqual(["GB"]);
});

test("one or two letters are not matched loosely, and an unrelated word finds nothing", () => {
  expect(found("kn")).toEqual([]);
  expect(found("astronaut")).toEqual([]);
});

test("without a typed letter the list keeps its order", () => {
  expect(found(" . ")).toEqual(["UA", "GB", "NZ", "CA"]);
});
