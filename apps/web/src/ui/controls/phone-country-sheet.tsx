import { phoneCountries } from "@sanjog/domain/reference/phone-countries";
import { useLocale, useT } from "../../platform/locale.tsx";
import { countryOf, dialOf, type PhoneCountryName } from "./phone-country-name.ts";
import type { PhonePlan } from "./phone-plan.ts";
import type { PickOption } from "./pick-option.ts";
import { PickRowButton } from "./pick-row-button.tsx";
import { PickSheet } from "./pick-sheet.tsx";

type Props = {
  open: boolean;
  onClose: () => void;
  plan: PhonePlan | null;
  countries: readonly PhoneCountryName[] | undefined;
  value: string;
  onChange: (code: string) => void;
};

/** All countries with their calling codes, common ones first, searchable by name in either script or by code. */
export function PhoneCountrySheet({ open, onClose, plan, countries, value, onChange }: Props) {
  const t = useT("common");
  const { locale } = useLocale();
  // These islands have a calling code but no entry in the list of countries, and browsers have no Punjabi names.
  const islands: PhoneCountryName[] = [
    { code: "AC", name: t("phone.ascension") },
    { code: "TA", name: t("phone.tristan_da_cunha") },
  ];
  const known = countries && [...islands, ...countries];
  const option = (code: string): PickOption => {
    const dial = dialOf(code, plan);
    const words = known?.find((country) => country.code === code)?.search ?? [];
    return {
      id: code,
      title: `${countryOf(code, known, locale)}${dial}`,
      search: [...words, code, dial.replace(" +", "")],
    };
  };
  const preferred: readonly string[] = phoneCountries;
  const others = (plan?.getCountries() ?? [])
    .filter((code) => !preferred.includes(code))
    .map(option)
    .sort((a, b) => a.title.localeCompare(b.title, locale === "pb" ? "pa" : "en"));
  const is_nameless = locale === "pb" && !countries;
  return (
    <PickSheet
      open={open}
      onClose={onClose}
      title={t("phone.country")}
      options={is_nameless ? null : [...preferred.map(option), ...others]}
      row={({ id, title }) => (
        <PickRowButton
          title={title}
          chosen={id === value}
          onClick={() => {
            onChange(id);
            onClose();
          }}
        />
      )}
    />
  );
}
