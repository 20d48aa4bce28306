import { preferencesSchema } from "@sanjog/domain/preferences/preferences";
import { expect, test } from "vitest";
import { preferenceDefaults } from "./preference-state.ts";

test("who has said no wishes yet begins with open ones, and chooses only what cannot be presumed", () => {
  const judged = preferencesSchema.safeParse(preferenceDefaults(null));
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
