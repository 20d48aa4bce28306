import type { Place } from "@sanjog/contract/reply";
import { countryName } from "@sanjog/i18n/country-name";
import type { Locale } from "@sanjog/i18n/locale";
import { findCity, findCountry, findState } from "../platform/geography/places.ts";

type PlaceIds = { country_id: number; state_id?: number; city_id?: number };

/** Returns the smallest place among these ids; its name is empty if the list no longer has the place. */
export function placeOf({ country_id, state_id, city_id }: PlaceIds, locale: Locale): Place {
  if (state_id === undefined) {
    const iso = countryIso(country_id);
    return { id: country_id, name: iso ? countryName(locale, iso) : "" };
  }
  const place = city_id === undefined ? findState(state_id) : findCity(state_id, city_id);
  const name = (locale === "pb" && place?.name_pb) || place?.name;
  return { id: city_id ?? state_id, name: name ?? "" };
}

type Row = Readonly<Record<string, unknown>>;

/** Returns the place whose id is in this field, under the field's name without `_id`. */
export function placeInField(field: string, row: Row, locale: Locale): Record<string, Place> {
  const all = ["country_id", "state_id", "city_id"];
  const ids = all.slice(0, all.indexOf(field) + 1).map((name) => [name, row[name]]);
  return { [field.replace(/_id$/, "")]: placeOf(Object.fromEntries(ids) as PlaceIds, locale) };
}

/** Returns the two-letter ISO code of a country; empty for an unknown country. */
export function countryIso(country_id: number): string {
  return findCountry(country_id)?.iso ?? "";
}

/** Returns a state's English name, which names it everywhere; empty for an unknown state. */
export function stateName(state_id: number): string {
  return findState(state_id)?.name ?? "";
}
