import * as z from "zod/mini";
import { day_ms } from "../calendar.ts";
import { fieldErrorNumbers } from "../field-error.ts";
import { line, phoneNumber } from "../form/fields.ts";
import { reasonWhy } from "../staff/staff-forms.ts";

/** How long a member can show the code at the gurdwara, where two volunteers confirm the number. */
export const in_person_code_ms = 14 * day_ms;

/**
 * Where a member is with a number that is confirmed in person: not asked for; a code to show; seen by one volunteer, until a
 * second one approves; seen, but no second one has approved in time; or a code that was typed wrong too often.
 */
export const inPersonStates = ["none", "code", "seen", "not_approved", "used_up"] as const;
export type InPersonState = (typeof inPersonStates)[number];

type Asked = { code_ended: boolean; step: "none" | "waits" | "over" };

export function inPersonState(asked: Asked | null): InPersonState {
  if (!asked) return "none";
  if (!asked.code_ended) return "code";
  const { step } = asked;
  if (step === "none") return "used_up";
  return step === "waits" ? "seen" : "not_approved";
}

/** Returns whether the member gets a new code: a code works once, so that nobody is seen twice with one. */
export function mayGetCode(state: InPersonState): boolean {
  return state !== "code" && state !== "seen";
}

type Account = { phone_number: unknown; phone_verified: boolean; leaving: boolean };

/** Returns whether a member's own number can be confirmed in person: one that was given and is not verified. */
export function mayConfirmInPerson({ phone_number, phone_verified, leaving }: Account): boolean {
  return Boolean(phone_number) && !phone_verified && !leaving;
}

/**
 * What a volunteer enters who has met the member: the member's code, the whole number as the member's own phone shows it, where they
 * met, and what the volunteer saw. The number is only compared: nothing of it is stored.
 */
export const seenInPersonSchema = z.object({
  code: z.string("required").check(z.regex(/^\d{6}$/, "code_not_six_digits")),
  phone_number: phoneNumber(),
  place: line(fieldErrorNumbers.report_max, "report_too_long"),
  why: reasonWhy,
});
export type SeenInPerson = z.infer<typeof seenInPersonSchema>;
