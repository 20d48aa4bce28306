import { expect, test } from "vitest";
import { educationLevels, incomeBands } from "./career-lists.ts";
import { foldSpelling } from "./gotra-spelling.ts";
import { findGotra, gotraSpellings } from "./gotras.ts";
import {
  any_option,
  educationRank,
  incomeRank,
  isOption,
  type OptionField,
  optionLists,
  optionPosition,
  optionsAsShown,
} from "./option-lists.ts";

const fields = Object.keys(optionLists) as OptionField[];

test("every option has one stable snake_case code, once in its list", () => {
  for (const field of fields) {
    const ids: readonly string[] = optionLists[field];
    expect(new Set(ids).size, field).toBe(ids.length);
    for (const id of ids) expect(id, field).toMatch(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/);
  }
});

test("stored places do not move", () => {
  expect(optionPosition("marital_status", "never_married")).toBe(0);
  expect(optionPosition("religion", "sikh")).toBe(0);
  expect(optionPosition("caste", "ramgarhia")).toBe(36);
  expect(optionPosition("mother_tongue", "punjabi")).toBe(0);
  expect(optionPosition("occupation", "other")).toBe(61);
  expect(optionPosition("annual_income", "crore_above_5")).toBe(15);
  expect(optionPosition("highest_degree", "doctorate")).toBe(16);
  expect(optionPosition("caste", "unheard_of")).toBe(-1);
});

test("education and income rise from rank to rank, and no two share one", () => {
  for (const scale of [educationLevels, incomeBands]) {
    const ranks = scale.map(({ rank }) => rank as number);
    expect(new Set(ranks).size).toBe(ranks.length);
  }
  expect(educationRank("masters")).toBeGreaterThan(educationRank("bachelors"));
  expect(incomeRank("crore_1_to_2")).toBeGreaterThan(incomeRank("lakh_75_to_100"));
  expect(incomeRank("a_lot")).toBe(-1);
});

test("education and income are shown from little to much, the ways out at the end of a list", () => {
  const shown = optionsAsShown("minimum_education").map(educationRank);
  expect(shown).toEqual([...shown].sort((a, b) => a - b));
  expect(optionsAsShown("caste").slice(-2)).toEqual(["prefer_not_to_say", "other"]);
  expect(optionsAsShown("caste")[0]).toBe("no_caste");
});

test("Any belongs to no list", () => {
  for (const field of fields) expect(isOption(field, any_option)).toBe(false);
  expect(isOption("diet", "vegetarian")).toBe(true);
  expect(isOption("diet", 7)).toBe(false);
});

test("only a parent may have passed away", () => {
  expect(isOption("father_occupation", "passed_away")).toBe(true);
  expect(isOption("occupation", "passed_away")).toBe(false);
});

test("no spelling leads to two gotras", () => {
  const owners = new Map<string, string>();
  for (const [id, aliases] of Object.entries(gotraSpellings)) {
    for (const spelling of [id, ...aliases]) {
      const folded = foldSpelling(spelling);
      expect(owners.get(folded) ?? id, spelling).toBe(id);
      owners.set(folded, id);
    }
  }
});

test("a gotra is found by any of its spellings", () => {
  expect(findGotra("Warraich ")).toBe("waraich");
  expect(findGotra("Sher Gill")).toBe("shergill");
  expect(findGotra("Virdee")).toBe(findGotra("Birdi"));
  expect(findGotra("Windsor")).toBeNull();
});
