import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { type CountryRow, decodeCities, decodePlaces, type PlaceRow, type StateBlock } from "./place-file.ts";

export type Country = CountryRow;
export type State = PlaceRow & { country_id: number };
export type City = PlaceRow;

type Index = {
  countries: Country[];
  countryById: Map<number, Country>;
  stateById: Map<number, StateBlock>;
  statesByCountry: Map<number, StateBlock[]>;
};

const data_file = new URL("./places.br", import.meta.url);
let index: Index | undefined;
const citiesByState = new Map<number, City[]>();

/** Reads the file once, at the first use, and decodes a state's cities when that state is first used. */
function opened(): Index {
  if (index) return index;
  const { countries, states } = decodePlaces(brotliDecompressSync(readFileSync(data_file)).toString());
  const statesByCountry = new Map<number, StateBlock[]>(countries.map(({ id }) => [id, []]));
  for (const state of states) statesByCountry.get(state.country_id)?.push(state);
  index = {
    countries,
    countryById: new Map(countries.map((country) => [country.id, country])),
    stateById: new Map(states.map((state) => [state.id, state])),
    statesByCountry,
  };
  return index;
}

export function allCountries(): readonly Country[] {
  return opened().countries;
}

export function findCountry(country_id: number): Country | null {
  return opened().countryById.get(country_id) ?? null;
}

/** Returns the states of a country; none for an unknown country. Every country has at least one. */
export function statesOf(country_id: number): readonly State[] {
  return opened().statesByCountry.get(country_id) ?? [];
}

export function findState(state_id: number): State | null {
  return opened().stateById.get(state_id) ?? null;
}

/** Returns the cities of a state; none for an unknown state. Every state has at least one. */
export function citiesOf(state_id: number): readonly City[] {
  const known = citiesByState.get(state_id);
  if (known) return known;
  const state = opened().stateById.get(state_id);
  if (!state) return [];
  const cities = decodeCities(state.cities);
  citiesByState.set(state_id, cities);
  return cities;
}

/** Returns a city of that state, or null. */
export function findCity(state_id: number, city_id: number): City | null {
  return citiesOf(state_id).find((city) => city.id === city_id) ?? null;
}
