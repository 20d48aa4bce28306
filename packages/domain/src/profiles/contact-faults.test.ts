import { expect, test } from "vitest";
import { readFieldError } from "../field-error.ts";
import { contactErrors } from "./contact-faults.ts";
import { familyFields } from "./family-fields.ts";
import { namesChecked } from "./field.ts";
import { personalFields } from "./personal-fields.ts";

const asha = {
  firstname: "Asha",
  lastname: "Kaur",
  name_in_punjabi: "",
  name_in_english: "",
  disability_explain: "",
  express_yourself: "Fond of kirtan.",
};

test.each([
  [{}, {}],
  [{ firstname: "Asha 98765 43210" }, { firstname: ["contact_number: 98765 43210"] }],
  [{ express_yourself: "call 98765 43210" }, { express_yourself: ["contact_number: 98765 43210"] }],
  [
    { firstname: "nine eight seven six five", lastname: "four three two one zero" },
    { lastname: ["contact_number: nine eight seven six five\nfour three two one zero"] },
  ],
  [
    { lastname: "Insta", express_yourself: "akaur99 likes music" },
    { express_yourself: ["contact_handle: Insta\nakaur99"] },
  ],
  [{ name_in_punjabi: "ਆਸ਼ਾ 98765 43210" }, { name_in_punjabi: ["contact_number: 98765 43210"] }],
  [{ name_in_english: "Asha 98765 43210" }, { name_in_english: ["contact_number: 98765 43210"] }],
  [
    { name_in_english: "nine eight seven six five", express_yourself: "four three two one zero" },
    { express_yourself: ["contact_number: nine eight seven six five\nfour three two one zero"] },
  ],
])("of the personal step with %o the validation errors are %o", (change, fieldErrors) => {
  const found = contactErrors(namesChecked(personalFields, "contact_details"), { ...asha, ...change }, [
    "firstname",
    "lastname",
  ]);
  expect(found).toEqual(fieldErrors);
  for (const [fieldError] of Object.values(found)) expect(readFieldError(fieldError)).not.toBeNull();
});

const family = {
  paternal_gotra_other: "",
  maternal_gotra_other: "",
  family_living_in: "",
  about_family: "We farm.",
};

test.each([
  [{}, {}],
  [{ maternal_gotra_other: "98765 43210" }, { maternal_gotra_other: ["contact_number: 98765 43210"] }],
  [{ about_family: "write to us at a@b.com" }, { about_family: ["contact_email: a@b.com"] }],
  [{ family_living_in: "near 98765 43210" }, { family_living_in: ["contact_number: 98765 43210"] }],
  [
    { family_living_in: "Sirsa 98765", about_family: "43210 is our lucky number" },
    { about_family: ["contact_number: 98765\n43210"] },
  ],
])("of the family step with %o the validation errors are %o", (change, fieldErrors) => {
  expect(contactErrors(namesChecked(familyFields, "contact_details"), { ...family, ...change })).toEqual(
    fieldErrors,
  );
});

test("a wish about a partner is read, too", () => {
  const fieldErrors = contactErrors(["about_desired_partner"], { about_desired_partner: "ring 98765 43210" });
  expect(fieldErrors).toEqual({ about_desired_partner: ["contact_number: 98765 43210"] });
});
