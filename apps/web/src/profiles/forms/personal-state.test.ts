import type { PersonalDetails } from "@sanjog/contract/profile-details";
import type { FieldValues } from "react-hook-form";
import { expect, test } from "vitest";
import { personalDefaults, personalFormSchema, sentPersonal } from "./personal-state.ts";

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
  religion_consent: true,
  caste_consent: true,
  namdhari_sect_consent: true,
  health_consent: true,
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
  expect(fieldErrorsOf(personalDefaults(null))).toEqual([
    "firstname: firstname_missing",
    "lastname: lastname_missing",
    "dob: dob_missing",
    "height.feet: required",
    "height.inches: required",
    "weight: required",
    "marital_status: choose_one",
    "caste: choose_one",
    "diet: choose_one",
    "namdhari_sect: choose_yes_or_no",
    "differently_abled: choose_yes_or_no",
    "religion_consent: choose_yes_or_no",
  ]);
  expect(fieldErrorsOf({ ...asha, dob: "2009-06-02" })).toEqual(["dob: too_young"]);
});

test("an answer whose consent is refused is not asked for, and nothing is sent about it", () => {
  const saved = { ...asha, namdhari_sect: null, namdhari_sect_consent: false, differently_abled: null };
  const refused = { ...saved, health_consent: false };
  expect(fieldErrorsOf(saved)).toEqual(["differently_abled: choose_yes_or_no"]);
  expect(fieldErrorsOf(refused)).toEqual([]);
  const known = { ...refused, religion_consent: null } as unknown as PersonalDetails;
  const sent = sentPersonal(personalFormSchema(now).parse(refused), known);
  expect(sent).toMatchObject({
    namdhari_sect: null,
    differently_abled: null,
    religion_consent: true,
    caste_consent: true,
    namdhari_sect_consent: null,
    health_consent: null,
  });
});

test("a consent is asked for where the step says something about it, and a no is an answer", () => {
  const unsaid = {
    religion_consent: null,
    caste_consent: null,
    namdhari_sect_consent: null,
    health_consent: null,
  };
  expect(fieldErrorsOf({ ...asha, ...unsaid })).toEqual([
    "religion_consent: choose_yes_or_no",
    "caste_consent: choose_yes_or_no",
    "namdhari_sect_consent: choose_yes_or_no",
    "health_consent: choose_yes_or_no",
  ]);
  expect(fieldErrorsOf({ ...asha, ...unsaid, caste: "prefer_not_to_say" })).not.toContain(
    "caste_consent: choose_yes_or_no",
  );
  expect(fieldErrorsOf({ ...asha, religion_consent: false, health_consent: false })).toEqual([]);
});
