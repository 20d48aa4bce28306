import { phoneCountries } from "@sanjog/domain/reference/phone-countries";
import { useLocale, useT } from "../platform/locale.tsx";
import type { PhonePlan } from "./phone-plan.ts";

export type PhoneCountryName = { code: string; name: string };

type Props = {
  plan: PhonePlan | null;
  countries: readonly PhoneCountryName[] | undefined;
  value: string;
  disabled: boolean | undefined;
  onChange: (code: string) => void;
};

/** Whose number it is: the countries that are often used first, all others below, each with its code. */
export function PhoneCountrySelect({ plan, countries, value, disabled, onChange }: Props) {
  const t = useT("common");
  const { locale } = useLocale();
  const tag = locale === "pb" ? "pa" : "en";
  // Islands with a code of their own and no place in the list of countries; no browser names them in Punjabi.
  const islands = [
    { code: "AC", name: t("phone.ascension") },
    { code: "TA", name: t("phone.tristan_da_cunha") },
  ];
  const known = [...islands, ...(countries ?? [])];
  const preferred: string[] = [...phoneCountries];
  const others = (plan?.getCountries() ?? [])
    .filter((code) => !preferred.includes(code))
    .map((code) => ({ code, name: nameOf(code, countries ? known : [], tag) }))
    .sort((a, b) => a.name.localeCompare(b.name, tag));
  // Until the names are here, and where no browser has them, the code alone says which.
  const dial = (code: string) => (plan ? ` +${plan.getCountryCallingCode(code as never)}` : "");
  const row = ({ code, name }: PhoneCountryName) => (
    <option key={code} value={code}>
      {name}
      {dial(code)}
    </option>
  );
  return (
    <select
      className="input"
      aria-label={t("phone.country")}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
    >
      <optgroup label={t("phone.preferred")}>
        {preferred.map((code) => row({ code, name: nameOf(code, countries ? known : [], tag) }))}
      </optgroup>
      {others.length > 0 && <optgroup label={t("phone.all")}>{others.map(row)}</optgroup>}
    </select>
  );
}

function nameOf(code: string, countries: readonly PhoneCountryName[], tag: string): string {
  const named = countries.find((country) => country.code === code)?.name;
  if (named) return named;
  if (tag === "pa" && countries.length === 0) return "";
  try {
    return new Intl.DisplayNames([tag], { type: "region" }).of(code) ?? code;
  } catch {
    return code;
  }
}
