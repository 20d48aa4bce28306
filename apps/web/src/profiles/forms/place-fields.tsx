import type { CareerDetails } from "@sanjog/contract/profile-details";
import { first_states } from "@sanjog/domain/reference/most-chosen";
import { useQuery } from "@tanstack/react-query";
import { useFormContext, useWatch } from "react-hook-form";
import { FormSheetSelect } from "../../form/choice-inputs.tsx";
import { useT } from "../../platform/locale.tsx";
import { profileQueries } from "../queries.ts";
import { countryOptions, placeOptions } from "./career-state.ts";
import { useCountryOfNumber } from "./use-country-of-number.ts";

/** Country, state and city, each depending on the one before; a new country clears the other two. */
export function PlaceFields({ saved }: { saved: CareerDetails | null }) {
  const t = useT("profiles");
  const { setValue, clearErrors } = useFormContext();
  const [country_id, state_id] = useWatch({ name: ["country_id", "state_id"] }).map(Number);
  const countries = useQuery(profileQueries.countries());
  const states = useQuery(profileQueries.states(country_id || 0));
  const cities = useQuery(profileQueries.cities(state_id || 0));
  useCountryOfNumber(countries.data);
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
        value_title={saved?.city.name}
        disabled={!state_id}
        hint={state_id ? t("career.nearest_town") : t("career.state_first")}
        onOpen={() => cities.isError && void cities.refetch()}
      />
    </>
  );
}
