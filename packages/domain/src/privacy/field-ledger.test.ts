import { expect, test } from "vitest";
import { accountFields } from "../accounts/sign-up.ts";
import { preferenceFields } from "../preferences/preference-fields.ts";
import { careerFields } from "../profiles/career-fields.ts";
import { familyFields } from "../profiles/family-fields.ts";
import { audiencesOf, type Fields } from "../profiles/field.ts";
import { personalFields } from "../profiles/personal-fields.ts";
import { strangers } from "../relations/relation.ts";
import { fieldLedger } from "./field-ledger.ts";
import { privacyItems, settingsFrom } from "./privacy-items.ts";
import { governorOf, shownFields } from "./shown-fields.ts";

const steps: Record<string, Fields> = { personalFields, familyFields, careerFields, preferenceFields };

test("an account's fields are governed, and a field has one audience in every step", () => {
  expect(Object.keys(fieldLedger)).toEqual(expect.arrayContaining(Object.keys(accountFields)));
  for (const fields of Object.values(steps)) expect(fieldLedger).toMatchObject(audiencesOf(fields));
});

test("every privacy item that is no picture governs a field", () => {
  const governing = new Set<string>(Object.values(fieldLedger));
  const idle = privacyItems.filter((item) => !governing.has(item));
  expect(idle).toEqual(["profile_picture", "gallery"]);
});

test("a title is governed as its field, a place as its id, and what is in no ledger is never shown", () => {
  expect(governorOf("annual_income_title")).toBe("annual_income");
  expect(governorOf("city")).toBe("members");
  expect(() => governorOf("password_hash")).toThrow("password_hash");
});

test("what a member keeps to themself leaves to nobody, whatever is public", () => {
  const everything = Object.fromEntries(privacyItems.map((item) => [item, "public"]));
  const shown = shownFields(
    { gotra_rule: "avoid", religion_consent: true, pincode: "141126" },
    settingsFrom(everything),
    { ...strangers, connected: true },
  );
  expect(shown).toEqual({ gotra_rule: null, religion_consent: null, pincode: "141126" });
});
