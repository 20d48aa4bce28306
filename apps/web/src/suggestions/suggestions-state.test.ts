import type { ShownPreferences } from "@sanjog/contract/profile-details";
import { criteria } from "@sanjog/domain/suggestions/wish-table";
import { messages as english } from "@sanjog/i18n/en/ui/suggestions";
import { messages as punjabi } from "@sanjog/i18n/pb/ui/suggestions";
import { describe, expect, test } from "vitest";
import { chipsOf } from "../relations/wish-chips.ts";
import { madeSuggestion } from "../testing/made-suggestion.ts";
import { hiddenDetails, missedKey, pageFrom, withPage } from "./suggestions-state.ts";

const open_list = { code: ["any"], title: ["Any"] };
const wishes: ShownPreferences = {
  age_min: 24,
  age_max: 29,
  height_min: { feet: 5, inches: 2 },
  height_max: { feet: 5, inches: 8 },
  marital_status: open_list.code,
  marital_status_title: open_list.title,
  mother_tongue: open_list.code,
  mother_tongue_title: open_list.title,
  religion: open_list.code,
  religion_title: open_list.title,
  caste: open_list.code,
  caste_title: open_list.title,
  diet: open_list.code,
  diet_title: open_list.title,
  family_type: open_list.code,
  family_type_title: open_list.title,
  occupation: open_list.code,
  occupation_title: open_list.title,
  residential_status: open_list.code,
  residential_status_title: open_list.title,
  country: [{ id: 0, name: "Any" }],
  minimum_education: "no_schooling",
  minimum_education_title: "No schooling",
  maximum_education: "doctorate",
  maximum_education_title: "Doctorate",
  income: "any",
  income_title: "Any",
  about_desired_partner: "",
};
const kinds = (some: Partial<ShownPreferences>) => chipsOf({ ...wishes, ...some }).slice(2);

describe("the chips of one's wishes", () => {
  test("age and height always show; “Any” never does", () => {
    expect(chipsOf(wishes).map(({ kind }) => kind)).toEqual(["age", "height"]);
  });

  test("lists show their titles", () => {
    expect(kinds({ diet: ["vegetarian"], diet_title: ["Vegetarian"] })).toEqual([
      { kind: "titles", field: "diet", titles: ["Vegetarian"] },
    ]);
    expect(
      kinds({
        country: [
          { id: 356, name: "India" },
          { id: 124, name: "Canada" },
        ],
      }),
    ).toEqual([{ kind: "titles", field: "country", titles: ["India", "Canada"] }]);
  });

  test("degrees show unless both ends are open", () => {
    const wish = { minimum_education: "bachelors", minimum_education_title: "Graduate" };
    expect(kinds(wish)).toEqual([{ kind: "education", range: "from", min: "Graduate", max: "Doctorate" }]);
  });
});

test.each([
  ["", 1],
  ["page=3", 3],
  ["page=0", 1],
  ["page=-2", 1],
  ["page=two", 1],
  ["page=99999999", 1],
])("the address ?%s is page %i", (search, page) => {
  expect(pageFrom(new URLSearchParams(search), "page")).toBe(page);
});

describe("The line about hidden details", () => {
  const balbir = madeSuggestion("balbir", "Balbir");
  const shown = {
    email: "balbir@example.com",
    profile_details: { dob: "1997-02-03" },
    career_details: { annual_income_title: "₹50–75 lakh" },
  };

  test.each([
    ["nothing where everything is shown", shown, null],
    ["the income alone", { ...shown, career_details: { annual_income_title: null } }, "income"],
    ["e-mail and birth date, as most members keep them", balbir, "email_dob"],
    ["all three", { ...balbir, career_details: { annual_income_title: null } }, "email_dob_income"],
  ])("names %s", (_, card, details) => {
    expect(hiddenDetails(card)).toBe(details);
  });
});

test.each([
  ["page", 3, "page=3"],
  ["page", 1, ""],
  ["apart", 2, "page=2&apart=2"],
  ["apart", 1, "page=2"],
] as const)(
  "Page %s %i keeps the other list's page, unless the first list is paged",
  (list, page, address) => {
    expect(withPage(new URLSearchParams("page=2&apart=5"), list, page).toString()).toBe(address);
  },
);

test.each([
  ["age", 2, "age_above"],
  ["age", -1, "age_below"],
  ["height", -3, "height_below"],
  ["education", 10, "education_above"],
  ["income", -20, "income"],
  ["country", null, "country"],
] as const)("The sentence about a missed wish for %s (%s) has the key %s", (wish, amount, key) => {
  expect(missedKey({ wish, amount })).toBe(key);
});

test.each([english, punjabi])("Every wish that can be missed has a sentence", ({ missed }) => {
  const keys = criteria.flatMap((wish) => [missedKey({ wish, amount: 1 }), missedKey({ wish, amount: -1 })]);
  expect([...new Set(keys)].toSorted()).toEqual(Object.keys(missed).toSorted());
});
