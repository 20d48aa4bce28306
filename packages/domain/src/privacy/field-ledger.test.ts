import { expect, test } from "vitest";
import { accountFields } from "../accounts/sign-up.ts";
import { preferencesSchema } from "../preferences/preferences.ts";
import { careerSchema } from "../profiles/career.ts";
import { familySchema } from "../profiles/family.ts";
import { personalSchema } from "../profiles/personal.ts";
import { strangers } from "../relations/relation.ts";
import { fieldLedger } from "./field-ledger.ts";
import { privacyItems, settingsFrom } from "./privacy-items.ts";
import { governorOf, shownFields } from "./shown-fields.ts";

const schemas = [personalSchema, familySchema, careerSchema, preferencesSchema];
const fields = new Set([
  ...Object.keys(accountFields),
  ...schemas.flatMap((schema) => Object.keys(schema.shape)),
]);
const derived = ["age"];

test("every field that a member can fill has a line in the ledger, and no line is left over", () => {
  expect(Object.keys(fieldLedger).sort()).toEqual([...fields, ...derived].sort());
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
    { gotra_rule: "avoid", sensitive_data_consent: true, pincode: "141126" },
    settingsFrom(everything),
    { ...strangers, connected: true },
  );
  expect(shown).toEqual({ gotra_rule: null, sensitive_data_consent: null, pincode: "141126" });
});
