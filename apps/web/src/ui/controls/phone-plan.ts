import type { CountryCode } from "libphonenumber-js";

export type PhonePlan = typeof import("libphonenumber-js/min");

let plan: Promise<PhonePlan> | null = null;

/** Loads the numbering plans of the world: 36 KB that only a page with a typed number needs. */
export function loadPhonePlan(): Promise<PhonePlan> {
  plan ??= import("libphonenumber-js/min").catch((fieldError: unknown) => {
    plan = null;
    throw fieldError;
  });
  return plan;
}

export type PhoneParts = { country: string; national: string };

/** Splits an E.164 number into country and national number; text that is no number stays as it is. */
export function partsOfNumber(plan: PhonePlan, e164: string, fallback: string): PhoneParts {
  const parsed = plan.parsePhoneNumberFromString(e164);
  if (!parsed?.country) return { country: fallback, national: e164 };
  return { country: parsed.country, national: parsed.formatNational().replace(/^0/, "") };
}

/**
 * Returns a typed number in the format of its country and as E.164; text that starts with + sets the country itself.
 */
export function typedNumber(
  plan: PhonePlan,
  country: string,
  text: string,
): { country: string; national: string; e164: string } {
  const typing = new plan.AsYouType(country as CountryCode);
  const national = typing.input(text);
  const number = typing.getNumber();
  const own = number?.country;
  if (text.trim().startsWith("+") && number && own)
    return { country: own, national: number.formatNational().replace(/^0/, ""), e164: number.number };
  return { country, national, e164: number?.number ?? (text.trim() ? text.trim() : "") };
}
