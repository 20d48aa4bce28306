import type { FieldValues } from "react-hook-form";
import { expect, test } from "vitest";
import { personalDefaults, personalFormSchema } from "./personal-state.ts";

const now = new Date("2026-06-01T06:00:00Z");

const asha: FieldValues = {
  ...personalDefaults(null),
  firstname: "Asha",
  lastname: "Kaur",
  dob: "1999-03-12",
  height: { feet: "5", inches: "4" },
  weight: "੫੮",
  marital_status: "never_married",
  mother_tongue: "punjabi",
  religion: "sikh",
  caste: "ramgarhia",
  diet: "vegetarian",
  namdhari_sect: true,
  differently_abled: false,
  reference: false,
  sensitive_data_consent: true,
};

function fieldErrorsOf(values: FieldValues): string[] {
  const judged = personalFormSchema(now).safeParse(values);
  return judged.success
    ? []
    : judged.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
}

test("Asha's answers are valid, including Gurmukhi digits and list values as text", () => {
  const judged = personalFormSchema(now).parse(asha);
  expect(judged.weight).toBe(58);
  expect(judged.height).toEqual({ feet: 5, inches: 4 });
});

test("a value of a question that is no longer shown is never invalid", () => {
  expect(fieldErrorsOf({ ...asha, reference_contact: "12" })).toEqual([]);
  expect(fieldErrorsOf({ ...asha, disability_explain: "x".repeat(300) })).toEqual([]);
});

test("a question that is shown must be answered", () => {
  expect(fieldErrorsOf({ ...asha, differently_abled: true })).toEqual([
    "disability_explain: disability_explain_missing",
  ]);
  expect(fieldErrorsOf({ ...asha, reference: true, reference_contact: "12" })).toEqual([
    "reference_contact: reference_phone_invalid",
    "reference_name: reference_name_missing",
    "reference_relation: reference_relation_missing",
  ]);
});

test("an empty form reports every required field, and an age below 18 is an error", () => {
  expect(fieldErrorsOf(personalDefaults(null))).toContain(
    "sensitive_data_consent: sensitive_consent_missing",
  );
  expect(fieldErrorsOf({ ...asha, dob: "2009-06-02" })).toEqual(["dob: too_young"]);
});
