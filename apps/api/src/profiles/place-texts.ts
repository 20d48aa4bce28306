import type { Place } from "@sanjog/contract/reply";
import { countryName } from "@sanjog/i18n/country-name";
import type { Locale } from "@sanjog/i18n/locale";
import { findCity, findCountry, findState } from "../platform/geography/places.ts";

type PlaceIds = { country_id: number; state_id?: number; city_id?: number };

/** The smallest place among these ids with its name; the name is empty for a place that is no longer known. */
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

/** Returns the place whose id is kept in this field, under the field's name without `_id`. */
export function placeInField(field: string, row: Row, locale: Locale): Record<string, Place> {
  const all = ["country_id", "state_id", "city_id"];
  const ids = all.slice(0, all.indexOf(field) + 1).map((name) => [name, row[name]]);
  return { [field.replace(/_id$/, "")]: placeOf(Object.fromEntries(ids) as PlaceIds, locale) };
}

/** The two letters of a country; empty for one that is not known. */
export function countryIso(country_id: number): string {
  return findCountry(country_id)?.iso ?? "";
}
