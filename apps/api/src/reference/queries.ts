import type { CountryOption, PlaceOption } from "@sanjog/contract/reference";
import { type Locale, toBcp47 } from "@sanjog/i18n/locale";
import type { PlaceRow } from "../platform/geography/place-file.ts";
import { allCountries, citiesOf, statesOf } from "../platform/geography/places.ts";
import { compareTitles } from "./option-views.ts";

/** A place of the career step by its ids. */
export type PlaceIds = { country_id: number; state_id: number; city_id: number };

const regionNames: Record<Locale, Intl.DisplayNames> = {
  en: new Intl.DisplayNames("en", { type: "region" }),
  pb: new Intl.DisplayNames(toBcp47("pb"), { type: "region" }),
};
const countryLists = new Map<Locale, CountryOption[]>();

/** All countries by name; the list is the same at every call, so nobody may change it. */
export function listCountries(locale: Locale): readonly CountryOption[] {
  const known = countryLists.get(locale);
  if (known) return known;
  const list = allCountries()
    .map(({ id, iso }) => {
      const name = regionNames[locale].of(iso) ?? iso;
      return { id, name, iso, search: [regionNames[locale === "en" ? "pb" : "en"].of(iso) ?? iso, iso] };
    })
    .sort((a, b) => compareTitles(a.name, b.name));
  countryLists.set(locale, list);
  return list;
}

export function listStates(locale: Locale, country_id: number): PlaceOption[] {
  return presentPlaces(locale, statesOf(country_id));
}

export function listCities(locale: Locale, state_id: number): PlaceOption[] {
  return presentPlaces(locale, citiesOf(state_id));
}

/** A place by its English names, as a seed or an import writes them; null when there is none. */
export function findPlaceByName(iso: string, state_name: string, city_name: string): PlaceIds | null {
  const country = allCountries().find((known) => known.iso === iso);
  const state = country && statesOf(country.id).find(({ name }) => name === state_name);
  const city = state && citiesOf(state.id).find(({ name }) => name === city_name);
  return country && state && city ? { country_id: country.id, state_id: state.id, city_id: city.id } : null;
}

function presentPlaces(locale: Locale, places: readonly PlaceRow[]): PlaceOption[] {
  return places
    .map((found) => {
      const name = locale === "pb" && found.name_pb !== "" ? found.name_pb : found.name;
      const search = name === found.name ? found.name_pb : found.name;
      return search === "" ? { id: found.id, name } : { id: found.id, name, search: [search] };
    })
    .sort((a, b) => compareTitles(a.name, b.name));
}
