import type { CareerDetails } from "@sanjog/contract/profile-details";
import { addressWordsOf } from "@sanjog/domain/reference/address-words";
import { first_cities, first_states } from "@sanjog/domain/reference/most-chosen";
import { useQuery } from "@tanstack/react-query";
import { useFormContext, useWatch } from "react-hook-form";
import { FormSheetSelect } from "../../form/choice-inputs.tsx";
import { FormText } from "../../form/text-inputs.tsx";
import { useT } from "../../platform/locale.tsx";
import { profileQueries } from "../queries.ts";
import { countryOptions, placeOptions } from "./career-state.ts";
import { useCountryOfNumber } from "./use-country-of-number.ts";

/**
 * Country, state, city and postcode, each depending on the one before and called as people there call it. A new
 * country clears state and city.
 */
export function PlaceFields({ saved }: { saved: CareerDetails | null }) {
  const t = useT("profiles");
  const { setValue, clearErrors } = useFormContext();
  const [country_id, state_id] = useWatch({ name: ["country_id", "state_id"] }).map(Number);
  const countries = useQuery(profileQueries.countries());
  const states = useQuery(profileQueries.states(country_id || 0));
  const cities = useQuery(profileQueries.cities(state_id || 0));
  useCountryOfNumber(countries.data);
  const called = addressWordsOf(country_id || null);
  const region = t(`career.region.${called.region}`);
  function empty(...names: string[]) {
    for (const name of names) setValue(name, null);
    clearErrors(names);
  }
  return (
    <>
      <FormSheetSelect
        name="country_id"
        options={countryOptions(countries.data)}
        value_title={saved?.country.name}
        onOpen={() => countries.isError && void countries.refetch()}
        onChosen={(id) => id !== country_id && empty("state_id", "city_id")}
        className="md:col-span-2"
      />
      <FormSheetSelect
        name="state_id"
        label={region}
        options={placeOptions(states.data)}
        first={first_states}
        value_title={saved?.state.name}
        disabled={!country_id}
        {...(!country_id && { hint: t("career.country_first") })}
        onOpen={() => states.isError && void states.refetch()}
        onChosen={(id) => id !== state_id && empty("city_id")}
      />
      <FormSheetSelect
        name="city_id"
        options={placeOptions(cities.data)}
        first={first_cities}
        value_title={saved?.city.name}
        disabled={!state_id}
        hint={
          state_id ? t("career.nearest_town") : t("career.region_first", { region: region.toLowerCase() })
        }
        onOpen={() => cities.isError && void cities.refetch()}
      />
      <FormText
        name="pincode"
        label={t(`career.code.${called.code}`)}
        autoComplete="postal-code"
        autoCapitalize="characters"
        maxLength={12}
        {...(called.code === "pin_code" && { inputMode: "numeric" })}
      />
    </>
  );
}
