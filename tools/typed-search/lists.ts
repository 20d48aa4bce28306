import { presentOptions } from "../../apps/api/src/reference/option-views.ts";
import {
  findPlaceByName,
  listCities,
  listCountries,
  listStates,
} from "../../apps/api/src/reference/queries.ts";
import { matching, type PickOption } from "../../apps/web/src/ui/controls/pick-option.ts";
import type { OptionField } from "../../packages/domain/src/reference/option-lists.ts";
import type { Locale } from "../../packages/i18n/src/locale.ts";

type Place = { id: number; name: string; search?: readonly string[] | undefined; iso?: string };

const asOptions = (places: readonly Place[]): PickOption[] =>
  places.map(({ id, name, search, iso }) => ({ id: iso ?? String(id), title: name, search }));

function stateId(iso: string, name: string): number {
  const country = listCountries("en").find((known) => known.iso === iso);
  const state = listStates("en", country?.id ?? 0).find((known) => known.name === name);
  if (!state) throw new Error(`No state ${iso} ${name}`);
  return state.id;
}

/** Returns the options of a list as in the browser: a field, "country", "state IN" or "city IN Punjab". */
export function optionsOf(list: string, locale: Locale): PickOption[] {
  const [kind = "", iso = "", ...state] = list.split(" ");
  if (kind === "country") return asOptions(listCountries(locale));
  if (kind === "state") {
    const country = listCountries("en").find((known) => known.iso === iso);
    return asOptions(listStates(locale, country?.id ?? 0));
  }
  if (kind === "city") return asOptions(listCities(locale, stateId(iso, state.join(" "))));
  return presentOptions(locale, kind as OptionField);
}

/** Returns the id that a table names: an option's code, a country's two letters, or a place by its English name. */
export function idOf(list: string, name: string): string {
  const [kind = "", iso = "", ...state] = list.split(" ");
  if (kind === "state") return String(stateId(iso, name));
  if (kind !== "city") return name;
  const place = findPlaceByName(iso, state.join(" "), name);
  if (!place) throw new Error(`No city ${list} ${name}`);
  return String(place.city_id);
}

/** Returns the position of an option among the results of a typed text, from 1; 0 if it is not found. */
export function placeAmongFound(list: string, locale: Locale, typed: string, name: string): number {
  return matching(optionsOf(list, locale), typed).findIndex(({ id }) => id === idOf(list, name)) + 1;
}
