import type { FieldValues } from "react-hook-form";
import { expect, test } from "vitest";
import { familyDefaults, familyFormSchema } from "./family-state.ts";

const family: FieldValues = {
  ...familyDefaults(null),
  father_name: "Balbir Singh",
  father_occupation: "farming",
  mother_name: "Charan Kaur",
  mother_occupation: "homemaker",
  brother_count: "1",
  brother_married_count: "0",
  sister_count: "0",
  sister_married_count: "0",
  paternal_gotra: "other",
  paternal_gotra_other: "Bansal",
  maternal_gotra: "dhanjal",
  family_type: "joint",
  live_with_family: true,
  contact_address: "Bhaini Sahib",
};

function fieldErrorsOf(values: FieldValues): string[] {
  const judged = familyFormSchema.safeParse(values);
  return judged.success
    ? []
    : judged.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
}

test("a family with a gotra that is not in the list is valid", () => {
  expect(fieldErrorsOf(family)).toEqual([]);
});

test("a gotra chosen as Other must be entered", () => {
  expect(fieldErrorsOf({ ...family, paternal_gotra_other: " " })).toEqual([
    "paternal_gotra_other: gotra_text_missing",
  ]);
});

test("the family's place is validated only for members who live apart", () => {
  const far = "x".repeat(201);
  expect(fieldErrorsOf({ ...family, family_living_in: far })).toEqual([]);
  expect(fieldErrorsOf({ ...family, live_with_family: false, family_living_in: far })).toEqual([
    "family_living_in: too_long",
  ]);
});
