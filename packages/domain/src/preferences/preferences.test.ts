import { expect, test } from "vitest";
import { castes, motherTongues } from "../reference/personal-lists.ts";
import { educationFrom, preferencesSchema } from "./preferences.ts";

const wishes = {
  age_min: 24,
  age_max: 30,
  height_min: { feet: 5, inches: 6 },
  height_max: { feet: 6, inches: 2 },
  marital_status: ["never_married"],
  mother_tongue: ["punjabi"],
  religion: ["sikh"],
  caste: ["any"],
  diet: ["vegetarian"],
  family_type: ["any"],
  occupation: ["any"],
  residential_status: ["any"],
  country: [356, 124],
  minimum_education: "bachelors",
  maximum_education: "doctorate",
  income: "any",
  about_desired_partner: "Kind and honest.",
};

const fieldErrorsIn = (change: object) =>
  (preferencesSchema.safeParse({ ...wishes, ...change }).error?.issues ?? []).map(
    (issue) => `${issue.path.join(".")} ${issue.message}`,
  );

test("wishes are taken, the gotra rule being “warn” until it is chosen", () => {
  expect(fieldErrorsIn({})).toEqual([]);
  expect(preferencesSchema.parse(wishes).gotra_rule).toBe("warn");
  expect(fieldErrorsIn({ age_min: "24", age_max: "੨੪" })).toEqual([]);
  expect(fieldErrorsIn({ country: ["any"] })).toEqual([]);
});

test.each([
  [{ age_min: 17 }, "age_min age_out_of_range"],
  [{ age_max: 81 }, "age_max age_out_of_range"],
  [{ age_min: 30, age_max: 29 }, "age_max age_max_below_min"],
  [{ height_max: { feet: 5, inches: 5 } }, "height_max height_max_below_min"],
  [{ height_min: { feet: 5 } }, "height_min.inches required"],
  [
    { minimum_education: "doctorate", maximum_education: "bachelors" },
    "maximum_education education_max_below_min",
  ],
  [{ caste: [] }, "caste choose_at_least_one"],
  [{ diet: undefined }, "diet choose_at_least_one"],
  [{ caste: ["any", "jat_sikh"] }, "caste any_stands_alone"],
  [{ caste: castes.slice(2, 7) }, "caste too_many_castes"],
  [
    { family_type: ["joint", "nuclear", "extended", "single_parent", "lives_alone"] },
    "family_type too_many_family_types",
  ],
  [{ country: [356, 124, 36, 826] }, "country too_many_countries"],
  [{ country: ["any", 356] }, "country any_stands_alone"],
  [{ country: [0] }, "country.0 unknown_option"],
  [{ religion: ["none_such"] }, "religion.0 unknown_option"],
  [{ income: "" }, "income choose_one"],
  [{ about_desired_partner: "" }, "about_desired_partner required"],
  [{ gotra_rule: "never" }, "gotra_rule unknown_option"],
])("the preference step refuses %o", (change, fieldError) => {
  expect(fieldErrorsIn(change)).toContain(fieldError);
});

test("equal ends of a range are a range", () => {
  expect(
    fieldErrorsIn({ age_max: 24, height_max: wishes.height_min, maximum_education: "bachelors" }),
  ).toEqual([]);
});

test("a list without a limit may hold everything, and what is chosen twice counts once", () => {
  expect(fieldErrorsIn({ mother_tongue: motherTongues })).toEqual([]);
  expect(preferencesSchema.parse({ ...wishes, religion: ["sikh", "sikh"] }).religion).toEqual(["sikh"]);
});

test("the highest degree offered is never below the lowest", () => {
  const levels = ["no_schooling", "bachelors", "doctorate"];
  expect(educationFrom("bachelors", levels)).toEqual(["bachelors", "doctorate"]);
});
