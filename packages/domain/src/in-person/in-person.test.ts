import { expect, test } from "vitest";
import {
  inPersonState,
  inPersonStates,
  mayConfirmInPerson,
  mayGetCode,
  seenInPersonSchema,
} from "./in-person.ts";

test.each([
  ["nothing was asked for", null, "none"],
  ["a code waits", { code_ended: false, step: "none" }, "code"],
  ["a volunteer has seen the member", { code_ended: true, step: "waits" }, "seen"],
  ["nobody has approved it in time", { code_ended: true, step: "over" }, "not_approved"],
  ["the code was typed wrong too often", { code_ended: true, step: "none" }, "used_up"],
] as const)("where %s the member sees the state for it", (_, asked, state) => {
  expect(inPersonState(asked)).toBe(state);
});

test("a new code begins only when nothing can be shown and nothing waits", () => {
  expect(inPersonStates.filter(mayGetCode)).toEqual(["none", "not_approved", "used_up"]);
});

test.each([
  ["+919876543210", false, false, true],
  [null, false, false, false],
  ["+919876543210", true, false, false],
  ["+919876543210", false, true, false],
])(
  "a number %s (verified: %s, leaving: %s) can be confirmed in person: %s",
  (phone_number, phone_verified, leaving, may) => {
    expect(mayConfirmInPerson({ phone_number, phone_verified, leaving })).toBe(may);
  },
);

test("a volunteer writes the code, the whole number, the place and what they saw", () => {
  const seen = {
    code: "123456",
    phone_number: "+919814012345",
    place: "Gurdwara Bhaini Sahib",
    why: "Her phone shows it.",
  };
  expect(seenInPersonSchema.parse(seen)).toEqual(seen);
  for (const field of ["code", "phone_number", "place", "why"] as const)
    expect([field, seenInPersonSchema.safeParse({ ...seen, [field]: " " }).success]).toEqual([field, false]);
});
