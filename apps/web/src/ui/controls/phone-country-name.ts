import type { PhonePlan } from "./phone-plan.ts";

export type PhoneCountryName = { code: string; name: string; search?: readonly string[] | undefined };

/** A country's name as far as it is known here; no browser names countries in Punjabi. */
export function countryOf(
  code: string,
  countries: readonly PhoneCountryName[] | undefined,
  locale: "en" | "pb",
): string {
  const named = countries?.find((country) => country.code === code)?.name;
  if (named !== undefined) return named;
  if (locale === "pb") return countries ? code : "";
  return new Intl.DisplayNames(["en"], { type: "region" }).of(code) ?? code;
}

/** Until the plans are here, the name alone says which. */
export function dialOf(code: string, plan: PhonePlan | null): string {
  return plan?.isSupportedCountry(code) ? ` +${plan.getCountryCallingCode(code)}` : "";
}
