import { describe, expect, test } from "vitest";
import { type Preferences, preferencesSchema } from "../preferences/preferences.ts";
import { wishesMade } from "./criteria.ts";
import { type Criterion, criteria } from "./wish-table.ts";
import { withoutWish } from "./without-wish.ts";

/** Asha has a wish about everything, and insists on none. */
const asha: Preferences = preferencesSchema.parse({
  age_min: 24,
  age_max: 30,
  height_min: { feet: 5, inches: 6 },
  height_max: { feet: 6, inches: 2 },
  marital_status: ["never_married"],
  mother_tongue: ["punjabi"],
  religion: ["sikh"],
  caste: ["ramgarhia"],
  diet: ["vegetarian"],
  family_type: ["joint"],
  occupation: ["teacher"],
  residential_status: ["citizen"],
  country: [1],
  minimum_education: "bachelors",
  maximum_education: "bachelors",
  income: "lakh_4_to_6",
  must: [],
  gotra_rule: "avoid",
  about_desired_partner: "Kind and honest",
});

describe("A wish that is opened", () => {
  const openable = criteria.filter((criterion) => criterion !== "age" && criterion !== "height");

  test.each(openable)("narrows nothing any more, and the others stay: %s", (criterion) => {
    const opened = withoutWish(asha, criterion);
    expect(wishesMade(asha)).toEqual(criteria);
    expect(opened && wishesMade(opened)).toEqual(criteria.filter((other) => other !== criterion));
    expect(preferencesSchema.safeParse(opened).success).toBe(true);
  });

  test.each<Criterion>(["age", "height"])("is not the %s, which has no “Any”", (criterion) => {
    expect(withoutWish(asha, criterion)).toBeNull();
  });

  test("is none that is marked “only this”", () => {
    expect(withoutWish({ ...asha, must: ["caste"] }, "caste")).toBeNull();
    expect(withoutWish({ ...asha, must: ["caste"] }, "diet")).not.toBeNull();
  });
});
