import type { CountryOption } from "@sanjog/contract/reference";
import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import { useSession } from "../../platform/session.ts";
import { loadPhonePlan, partsOfNumber } from "../../ui/controls/phone-plan.ts";

/** Proposes the country of the member's phone number while no country is chosen. */
export function useCountryOfNumber(countries: readonly CountryOption[] | undefined): void {
  const { user } = useSession();
  const { getValues, setValue } = useFormContext();
  const phone_number = user?.phone_number;
  useEffect(() => {
    if (!phone_number || !countries || getValues("country_id") !== null) return;
    let left = false;
    loadPhonePlan().then(
      (plan) => {
        const iso = partsOfNumber(plan, phone_number, "").country;
        const found = countries.find((country) => country.iso === iso);
        if (!left && found && getValues("country_id") === null) setValue("country_id", found.id);
      },
      // Without the numbering plans the member chooses the country.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [phone_number, countries, getValues, setValue]);
}
