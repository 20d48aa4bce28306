import type { ShownPreferences } from "@sanjog/contract/profile-details";
import { expect, test } from "vitest";
import { fitLines, theirSide } from "./fit-state.ts";

const any = ["any"];
const wishes = {
  age_min: 25,
  age_max: 33,
  height_min: { feet: 5, inches: 6 },
  height_max: { feet: 6, inches: 4 },
  marital_status: any,
  mother_tongue: any,
  religion: any,
  caste: any,
  diet: ["vegetarian"],
  diet_title: ["Vegetarian"],
  family_type: any,
  occupation: any,
  residential_status: any,
  country: [{ id: 356, name: "India" }],
  minimum_education: "no_schooling",
  maximum_education: "doctorate",
  income: "lakh_4_to_6",
  income_title: "₹4–6 lakh",
} as unknown as ShownPreferences;
const facts = { age: "29", height: "5 ft 11 in", diet: "Vegetarian", country: "Italy", income: "₹8–10 lakh" };
const brief = (lines: ReturnType<typeof fitLines>) =>
  lines.map(({ criterion, met, fact }) => `${criterion} ${met ? "met" : "missed"}${fact ? `: ${fact}` : ""}`);

test("a wish is met or missed, with the fact that it does not say, and wishes for anything are left out", () => {
  expect(brief(fitLines(wishes, ["age", "height", "diet", "income"], facts))).toEqual([
    "age met: 29",
    "height met: 5 ft 11 in",
    "diet met",
    "country missed: Italy",
    "income met: ₹8–10 lakh",
  ]);
});

test("a wish about a hidden income says neither that it is met nor that it is missed", () => {
  const lines = fitLines(wishes, ["age", "height", "diet"], { ...facts, income: null });
  expect(lines.map(({ criterion }) => criterion)).not.toContain("income");
});

test.each([
  [null, 0, 0, "open"],
  [null, 5, 4, "counted"],
  [["age"], 2, 1, "listed"],
])("their wishes %j of %i are %s", (theirs, theirs_of, theirs_met, side) => {
  const match = { score: 0, mine: [], theirs, theirs_met, theirs_of, same_gotra: false };
  expect(theirSide(match)).toBe(side);
});
