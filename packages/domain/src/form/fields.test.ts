import { expect, test } from "vitest";
import { newPasswordSchema, signUpSchema } from "../accounts/sign-up.ts";
import { preferencesSchema } from "../preferences/preferences.ts";
import { familySchema } from "../profiles/family.ts";
import { personalSchemaOn } from "../profiles/personal.ts";
import { numberIn } from "./fields.ts";

const schemas = {
  signUpSchema,
  newPasswordSchema,
  preferencesSchema,
  familySchema,
  personalSchema: personalSchemaOn(new Date("2026-11-21")),
};

const kinds: unknown[] = [null, 5, "x", true, [], {}, [[]], { toString: 1 }, { valueOf: 1, toString: null }];

test.each(Object.entries(schemas))(
  "%s finds validation errors in values of any kind and never throws",
  (_, schema) => {
    for (const odd of kinds) {
      const filled = Object.fromEntries(Object.keys(schema.shape).map((field) => [field, odd]));
      expect(schema.safeParse(filled).success).toBe(false);
      for (const field of Object.keys(schema.shape))
        expect(schema.safeParse({ ...filled, [field]: "x" }).success).toBe(false);
    }
  },
);

test("a number may be written in the scripts that members write; whatever says none is none", () => {
  expect([numberIn(3), numberIn("3"), numberIn("੩")]).toEqual([3, 3, 3]);
  expect(["", "3.5", null, undefined, [3], { toString: 1 }].map(numberIn)).toEqual(Array(6).fill(Number.NaN));
});

test("a field that is left empty keeps no error of another field back", () => {
  const passwords = { password: "Moga-river-71", password_confirmation: "Moga-river-72" };
  const { error } = signUpSchema.safeParse({ ...passwords, email: "", phone_number: "" });
  expect(error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`)).toEqual([
    "email: email_missing",
    "phone_number: phone_missing",
    "profile_for: profile_for_missing",
    "gender: choose_one",
    "privacy_policy_accepted: terms_not_accepted",
    "password_confirmation: passwords_differ",
  ]);
});
