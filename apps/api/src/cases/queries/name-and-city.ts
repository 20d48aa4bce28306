import type { Locale } from "@sanjog/i18n/locale";
import { nameFor } from "@sanjog/i18n/name-for";
import { findCity } from "../../platform/geography/places.ts";

/** The columns of a name, of `personal_details as p`. */
export const nameColumns = ["p.firstname", "p.lastname", "p.name_in_punjabi", "p.name_in_english"] as const;
type Names = Record<"firstname" | "lastname" | "name_in_punjabi" | "name_in_english", string | null>;

/** Returns the name in the language of the person at the desk. */
export const shownName = (locale: Locale, row: Names) =>
  nameFor(locale, {
    firstname: row.firstname ?? "",
    lastname: row.lastname ?? "",
    name_in_punjabi: row.name_in_punjabi ?? "",
    name_in_english: row.name_in_english ?? "",
  }).name;

export const cityName = ({ state_id, city_id }: { state_id: number | null; city_id: number | null }) =>
  (state_id && city_id && findCity(state_id, city_id)?.name) || "";
