import { describe, expect, test } from "vitest";
import type { MatchFacts, Wishes } from "./criteria.ts";
import { gapOf, isOfferedBeside, wishApart } from "./one-wish-apart.ts";

const now = new Date("2026-11-22T06:30:00Z");
const facts: MatchFacts = {
  dob: "1998-01-01",
  height_inches: 66,
  marital_status: "never_married",
  mother_tongue: "punjabi",
  religion: "sikh",
  caste: "arora",
  diet: "vegetarian",
  family_type: "joint",
  occupation: "teacher",
  country_id: 356,
  residential_status: "citizen",
  highest_degree: "bachelors",
  annual_income: "lakh_4_to_6",
};
const wishes: Wishes = {
  age_min: 25,
  age_max: 30,
  height_min: { feet: 5, inches: 4 },
  height_max: { feet: 6, inches: 0 },
  marital_status: ["never_married"],
  mother_tongue: ["any"],
  religion: ["sikh"],
  caste: ["any"],
  diet: ["vegetarian"],
  family_type: ["any"],
  occupation: ["teacher", "doctor"],
  residential_status: ["any"],
  country: [356],
  minimum_education: "bachelors",
  maximum_education: "masters",
  income: "lakh_2_to_4",
};
const asha = { wishes, facts };
const balbir = { wishes, facts };
const apart = (mine: Partial<Wishes>, is: Partial<MatchFacts>, theirs: Partial<Wishes> = {}) =>
  wishApart(
    { ...asha, wishes: { ...wishes, ...mine } },
    { wishes: { ...wishes, ...theirs }, facts: { ...facts, ...is } },
    now,
  );

describe("a member is one wish apart", () => {
  test.each<[string, Parameters<typeof apart>, string | null]>([
    ["with a miss of one wish", [{}, { occupation: "farmer" }], "occupation"],
    ["not when every wish is met", [{}, {}], null],
    ["not with a miss of two wishes", [{}, { occupation: "farmer", country_id: 124 }], null],
    [
      "when the viewer misses one of theirs as well",
      [{}, { country_id: 124 }, { occupation: ["doctor"] }],
      "country",
    ],
    [
      "not when the viewer misses two of theirs",
      [{}, { country_id: 124 }, { occupation: ["doctor"], country: [124] }],
      null,
    ],
    ["not across a religion, which is marked from the start", [{}, { religion: "hindu" }], null],
    [
      "across a religion of a member who took the mark away",
      [{ must: [] }, { religion: "hindu" }],
      "religion",
    ],
    ["not across a wish that the viewer marked", [{ must: ["occupation"] }, { occupation: "farmer" }], null],
    [
      "not across a wish that the other marked",
      [{}, { country_id: 124 }, { occupation: ["doctor"], must: ["occupation"] }],
      null,
    ],
    [
      "not across their diet, which is marked from the start",
      [{}, { country_id: 124 }, { diet: ["vegan"] }],
      null,
    ],
  ])("%s", (_, given, expected) => {
    expect(apart(...given)).toBe(expected);
  });

  test("not by an income that is hidden, which counts as the one wished for", () => {
    const rich = { ...asha, wishes: { ...wishes, income: "crore_2_to_5" as const } };
    expect(wishApart(rich, balbir, now)).toBe("income");
    expect(wishApart(rich, { ...balbir, hidden: ["income"] }, now)).toBe(null);
  });
});

test.each<[string, Parameters<typeof gapOf>[0], Partial<MatchFacts>, object]>([
  ["two years older", "age", { dob: "1994-03-01" }, { kind: "years", amount: 2 }],
  ["one year younger", "age", { dob: "2002-06-01" }, { kind: "years", amount: -1 }],
  ["three inches shorter", "height", { height_inches: 61 }, { kind: "inches", amount: -3 }],
  ["one inch taller", "height", { height_inches: 73 }, { kind: "inches", amount: 1 }],
  ["another country, without an amount", "country", { country_id: 124 }, { kind: "option", amount: null }],
  [
    "another occupation, without an amount",
    "occupation",
    { occupation: "farmer" },
    { kind: "option", amount: null },
  ],
])("a gap says by how much: %s", (_, wish, is, expected) => {
  expect(gapOf(wish, wishes, { ...facts, ...is }, now)).toEqual({ wish, ...expected });
});

test("education and income are missed by levels, below or above", () => {
  const less = gapOf("education", wishes, { ...facts, highest_degree: "primary" }, now);
  const more = gapOf("education", wishes, { ...facts, highest_degree: "doctorate" }, now);
  expect([less.kind, Math.sign(less.amount ?? 0), Math.sign(more.amount ?? 0)]).toEqual(["levels", -1, 1]);
  expect(gapOf("income", wishes, { ...facts, annual_income: "no_income" }, now).amount).toBeLessThan(0);
});

test("the list is offered beside fewer than 24 exact suggestions", () => {
  expect([0, 23, 24, 900].map(isOfferedBeside)).toEqual([true, true, false, false]);
});
