import { describe, expect, test } from "vitest";
import { readFieldError } from "../field-error.ts";
import { withoutUnasked } from "./field.ts";
import { birthDateError, personalSchema, personalSchemaOn, sentPersonalSchema } from "./personal.ts";
import { personalFields } from "./personal-fields.ts";

const asha = {
  firstname: "Asha",
  lastname: "Kaur",
  dob: "1998-04-12",
  height: { feet: 5, inches: 4 },
  weight: 58,
  marital_status: "never_married",
  mother_tongue: "punjabi",
  religion: "sikh",
  caste: "jat_sikh",
  diet: "vegetarian",
  namdhari_sect: true,
  differently_abled: false,
  reference: false,
  religion_consent: true,
  caste_consent: true,
  namdhari_sect_consent: true,
  health_consent: true,
};

/** What is wrong, as "field validation error". */
function fieldErrorsIn(schema: { safeParse(value: unknown): { error?: unknown } }, value: unknown): string[] {
  const { error } = schema.safeParse(value) as {
    error?: { issues: { path: PropertyKey[]; message: string }[] };
  };
  return (error?.issues ?? []).map((issue) => `${issue.path.join(".")} ${issue.message}`);
}

describe("the personal step", () => {
  test("takes what must be there and fills in what need not", () => {
    expect(personalSchema.parse(asha)).toMatchObject({
      blood_group: "not_known",
      hobbies: [],
      express_yourself: "",
      instagram_link: "",
      reference_contact: "",
    });
  });

  test.each([
    [{ firstname: "" }, "firstname firstname_missing"],
    [{ firstname: "  \u200b " }, "firstname firstname_missing"],
    [{ lastname: undefined }, "lastname lastname_missing"],
    [{ firstname: "a".repeat(201) }, "firstname name_too_long"],
    [{ firstname: "Asha 98765 43210" }, "firstname name_invalid"],
    [{ name_in_punjabi: "Asha Kaur" }, "name_in_punjabi name_not_gurmukhi"],
    [{ name_in_punjabi: "ਆਸ਼ਾ Kaur" }, "name_in_punjabi name_not_gurmukhi"],
    [{ name_in_punjabi: "ਆਸ਼ਾ 98765" }, "name_in_punjabi name_invalid"],
    [{ name_in_english: "ਆਸ਼ਾ ਕੌਰ" }, "name_in_english name_not_latin"],
    [{ name_in_english: "a".repeat(201) }, "name_in_english name_too_long"],
    [{ dob: "" }, "dob dob_missing"],
    [{ dob: "2001-02-30" }, "dob date_invalid"],
    [{ dob: "12-04-1998" }, "dob date_invalid"],
    [{ height: undefined }, "height required"],
    [{ height: { feet: 2, inches: 11 } }, "height.feet height_out_of_range"],
    [{ height: { feet: 5, inches: 12 } }, "height.inches height_out_of_range"],
    [{ height: { feet: "", inches: 1 } }, "height.feet required"],
    [{ weight: 201 }, "weight weight_too_high"],
    [{ weight: 24 }, "weight weight_too_low"],
    [{ weight: "heavy" }, "weight not_a_number"],
    [{ weight: 58.5 }, "weight not_a_number"],
    [{ marital_status: "" }, "marital_status choose_one"],
    [{ religion: "none_such" }, "religion unknown_option"],
    [{ diet: undefined }, "diet choose_one"],
    [{ namdhari_sect: "yes" }, "namdhari_sect choose_yes_or_no"],
    [{ differently_abled: true }, "disability_explain disability_explain_missing"],
    [{ reference: true, reference_relation: "uncle" }, "reference_name reference_name_missing"],
    [{ reference: true, reference_name: "Harbans" }, "reference_relation reference_relation_missing"],
    [{ reference_contact: "12" }, "reference_contact reference_phone_invalid"],
    [{ instagram_link: "asha" }, "instagram_link link_invalid"],
    [{ facebook_link: "https://instagram.com/asha" }, "facebook_link facebook_only"],
    [{ hobbies: ["reading", "x"] }, "hobbies.1 unknown_option"],
    [{ express_yourself: "a".repeat(256) }, "express_yourself about_too_long"],
    [{ caste_consent: "yes" }, "caste_consent choose_yes_or_no"],
  ])("refuses %o", (change, fieldError) => {
    const found = fieldErrorsIn(personalSchema, { ...asha, ...change });
    expect(found).toContain(fieldError);
    expect(readFieldError(fieldError.slice(fieldError.indexOf(" ") + 1))).not.toBeNull();
  });

  test("takes the limits themselves", () => {
    const edge = { firstname: "a".repeat(200), weight: 200, express_yourself: "a".repeat(255) };
    expect(fieldErrorsIn(personalSchema, { ...asha, ...edge })).toEqual([]);
    expect(fieldErrorsIn(personalSchema, { ...asha, weight: "੫੮" })).toEqual([]);
  });

  test("takes five hobbies and not six", () => {
    const hobbies = ["reading", "cooking", "music", "travelling", "gardening", "painting"];
    expect(fieldErrorsIn(personalSchema, { ...asha, hobbies })).toContain("hobbies too_many_hobbies");
  });

  test("strips what hides or reorders text from names, and keeps what Gurmukhi needs", () => {
    const { firstname, lastname } = personalSchema.parse({
      ...asha,
      firstname: "A\u202esha\u0007",
      lastname: "ਸ\u200dਿੰਘ",
    });
    expect(firstname).toBe("Asha");
    expect(lastname).toBe("ਸ\u200dਿੰਘ");
  });

  test("keeps nothing that no longer applies", () => {
    const told = personalSchema.parse({
      ...asha,
      disability_explain: "left from before",
      reference_name: "Harbans",
      reference_relation: "uncle",
      reference_contact: "+919876543210",
    });
    expect(withoutUnasked(personalFields, told)).toMatchObject({
      disability_explain: "",
      reference_name: "",
      reference_relation: "",
      reference_contact: "",
    });
  });

  test("judges nothing of what is switched off, and what is no form is refused", () => {
    const unasked = { disability_explain: 1, reference_name: "98765 43210", reference_contact: "12" };
    expect(sentPersonalSchema.parse({ ...asha, ...unasked })).toMatchObject({
      disability_explain: "",
      reference_name: "",
      reference_relation: "",
      reference_contact: "",
    });
    expect(
      fieldErrorsIn(sentPersonalSchema, { ...asha, reference: true, reference_contact: "12" }),
    ).toContain("reference_contact reference_phone_invalid");
    for (const odd of [null, undefined, 5, "x", []])
      expect(sentPersonalSchema.safeParse(odd).success).toBe(false);
  });

  test("knows no key that it was not asked for", () => {
    expect(personalSchema.parse({ ...asha, profile_status: 1, user_id: "x" })).not.toHaveProperty("user_id");
  });
});

describe("an age from 18 to 80", () => {
  // Half past six in the evening of the 20th in London is the 21st in India.
  const now = new Date("2026-11-20T18:31:00Z");

  test.each([
    ["2008-11-21", null],
    ["2008-11-22", "too_young"],
    ["1945-11-22", null],
    ["1945-11-21", "too_old"],
    ["2027-01-01", "too_young"],
  ])("born on %s is %s by India's calendar", (dob, fieldError) => {
    expect(birthDateError(dob, now)).toBe(fieldError);
    const found = fieldErrorsIn(personalSchemaOn(now), { ...asha, dob });
    expect(found).toEqual(fieldError ? [`dob ${fieldError}`] : []);
  });
});
