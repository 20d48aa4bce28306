import { default_phone_country } from "@sanjog/domain/reference/phone-countries";
import { ChevronDown } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useLocale, useT } from "../../platform/locale.tsx";
import { retryImport } from "../../platform/retry-import.ts";
import { countryOf, dialOf, type PhoneCountryName } from "./phone-country-name.ts";
import type { PhonePlan } from "./phone-plan.ts";

// Most members keep the preselected country, so the list loads only when it opens.
const PhoneCountrySheet = lazy(async () => ({
  default: (await retryImport(() => import("./phone-country-sheet.tsx"))).PhoneCountrySheet,
}));

type Props = {
  plan: PhonePlan | null;
  countries: readonly PhoneCountryName[] | undefined;
  value: string;
  disabled: boolean | undefined;
  onChange: (code: string) => void;
};

/** The country of a phone number: a button with the country and its code, which opens a searchable list. */
export function PhoneCountrySelect({ plan, countries, value, disabled, onChange }: Props) {
  const t = useT("common");
  const { locale } = useLocale();
  const [open, setOpen] = useState<boolean | null>(null);
  const code = value || default_phone_country;
  const chosen = `${countryOf(code, countries, locale)}${dialOf(code, plan)}`;
  return (
    <>
      <button
        type="button"
        className="input pick-button"
        aria-haspopup="dialog"
        aria-label={`${t("phone.country")}: ${chosen}`}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        <span className="truncate">{chosen}</span>
        <ChevronDown aria-hidden="true" size={20} />
      </button>
      {open !== null && (
        <Suspense fallback={null}>
          <PhoneCountrySheet
            open={open}
            onClose={() => setOpen(false)}
            plan={plan}
            countries={countries}
            value={code}
            onChange={onChange}
          />
        </Suspense>
      )}
    </>
  );
}
