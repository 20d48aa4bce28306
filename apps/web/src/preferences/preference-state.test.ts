import { preferencesSchema } from "@sanjog/domain/preferences/preferences";
import { expect, test } from "vitest";
import { preferenceDefaults } from "./preference-state.ts";

const now = new Date("2026-06-01T06:00:00Z");

test("who has said no wishes yet begins with open ones, and chooses only what cannot be presumed", () => {
  const judged = preferencesSchema.safeParse(preferenceDefaults(null, null, now));
  const asked = new Set(judged.error?.issues.map(({ path }) => path[0]));
  expect([...asked].sort()).toEqual([
    "about_desired_partner",
    "age_max",
    "age_min",
    "height_max",
    "height_min",
    "marital_status",
    "maximum_education",
    "minimum_education",
  ]);
});

test("with the own answers only the own words are missing from the proposed wishes", () => {
  const asha = {
    gender: "female",
    profile_details: { dob: "2000-03-12", height: { feet: 5, inches: 6 }, marital_status: "never_married" },
    career_details: { highest_degree: "masters" },
  } as Parameters<typeof preferenceDefaults>[1];
  const proposed = preferenceDefaults(null, asha, now);
  expect(proposed).toMatchObject({
    age_min: 26,
    age_max: 33,
    minimum_education: "bachelors",
    religion: ["any"],
  });
  const judged = preferencesSchema.safeParse(proposed);
  expect(judged.error?.issues.map(({ path }) => path[0])).toEqual(["about_desired_partner"]);
});
