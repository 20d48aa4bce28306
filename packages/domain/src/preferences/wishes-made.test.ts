import { expect, test } from "vitest";
import { criteria } from "../suggestions/wish-table.ts";
import { isWishMade, mustsOf, wishNames } from "./wishes-made.ts";

const open = {
  marital_status: ["any"],
  religion: ["any"],
  diet: ["any"],
  country: ["any"],
  minimum_education: "primary",
  maximum_education: "doctorate",
  income: "any",
};

test("the names of the wishes are those of the table, in its order", () => {
  expect(wishNames).toEqual(criteria);
});

test.each([
  ["a list with one option is a wish", "diet", { diet: ["vegan"] }, true],
  ["a list of any is none", "diet", open, false],
  ["a list that is still empty is none", "diet", { diet: [] }, false],
  ["an age is always a wish", "age", open, true],
  ["a minimum income is a wish", "income", { income: "no_income" }, true],
  ["any income is none", "income", open, false],
  [
    "a range of education is a wish",
    "education",
    { minimum_education: "masters", maximum_education: "doctorate" },
    true,
  ],
] as const)("%s", (_, name, answers, made) => {
  expect(isWishMade(name, answers)).toBe(made);
});

test("until a member has chosen, religion, marital status and diet are marked wherever a wish was made", () => {
  const wishes = { ...open, religion: ["sikh"], diet: ["vegan"], country: [356] };
  expect(mustsOf({ ...wishes, must: null })).toEqual(["religion", "diet"]);
  expect(mustsOf(wishes)).toEqual(["religion", "diet"]);
  expect(mustsOf(open)).toEqual([]);
});

test("a member's own marks replace the usual ones, also when there is none", () => {
  const wishes = { ...open, religion: ["sikh"], country: [356] };
  expect(mustsOf({ ...wishes, must: [] })).toEqual([]);
  expect(mustsOf({ ...wishes, must: ["country", "diet"] })).toEqual(["country"]);
});
