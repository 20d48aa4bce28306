import type { PhonePlan } from "./phone-plan.ts";

export type PhoneCountryName = { code: string; name: string; search?: readonly string[] | undefined };

/** Returns a country's name from the server's list, else from the browser, which has no Punjabi names. */
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

/** Returns the calling code after a space, or "" until the numbering plans are loaded. */
export function dialOf(code: string, plan: PhonePlan | null): string {
  return plan?.isSupportedCountry(code) ? ` +${plan.getCountryCallingCode(code)}` : "";
}
