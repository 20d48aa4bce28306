import type { CountryOption, PlaceOption } from "@sanjog/contract/reference";
import { countryName } from "@sanjog/i18n/country-name";
import { type Locale, locales } from "@sanjog/i18n/locale";
import { wordsOfCountry } from "@sanjog/i18n/search-words";
import type { PlaceRow } from "../platform/geography/place-file.ts";
import { allCountries, citiesOf, statesOf } from "../platform/geography/places.ts";
import { compareTitles } from "./option-views.ts";

/** The ids of a place in the career step. */
export type PlaceIds = { country_id: number; state_id: number; city_id: number };

const countryLists = new Map<Locale, CountryOption[]>();

/** Returns all countries, sorted by name. The list is cached, therefore read-only. */
export function listCountries(locale: Locale): readonly CountryOption[] {
  const known = countryLists.get(locale);
  if (known) return known;
  const list = allCountries()
    .map(({ id, iso }) => {
      const name = countryName(locale, iso);
      const words = [...locales.map((other) => countryName(other, iso)), iso, ...wordsOfCountry(iso)];
      return { id, name, iso, search: [...new Set(words)].filter((word) => word !== name) };
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

/** Returns the ids of a place given by its English names, for seeds and imports; null if there is none. */
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
      const words = new Set([found.name, found.name_pb, ...found.words.split(",")]);
      const search = [...words].filter((word) => word !== name && word !== "");
      return search.length === 0 ? { id: found.id, name } : { id: found.id, name, search };
    })
    .sort((a, b) => compareTitles(a.name, b.name));
}
