import type { CareerDetails } from "@sanjog/contract/profile-details";
import type { CountryOption, PlaceOption } from "@sanjog/contract/reference";
import { type Career, careerSchema } from "@sanjog/domain/profiles/career";
import { phoneCountries } from "@sanjog/domain/reference/phone-countries";
import type { FieldValues } from "react-hook-form";
import type * as z from "zod/mini";
import type { PickOption } from "../ui/pick-option.ts";

const empty = {
  country_id: null,
  state_id: null,
  city_id: null,
  pincode: "",
  residential_status: "",
  highest_degree: "",
  employed_in: "",
  occupation: null,
  annual_income: "",
} satisfies Record<keyof Career, unknown>;

/** What the form shows first: what was saved, or nothing. */
export function careerDefaults(saved: CareerDetails | null): FieldValues {
  if (!saved) return empty;
  const { country, state, city, pincode, residential_status } = saved;
  const { highest_degree, employed_in, occupation, annual_income } = saved;
  return {
    country_id: country.id,
    state_id: state.id,
    city_id: city.id,
    pincode,
    residential_status,
    highest_degree,
    employed_in,
    occupation,
    annual_income,
  } satisfies Record<keyof Career, unknown>;
}

export const careerFormSchema = careerSchema as unknown as z.ZodMiniType<Career, FieldValues>;

/** Places as the sheet with search takes them; null while they are on their way. */
export function placeOptions(places: readonly PlaceOption[] | undefined): PickOption<number>[] | null {
  return places?.map(({ id, name, search = [] }) => ({ id, title: name, search })) ?? null;
}

/** Countries with those first where most members live. */
export function countryOptions(countries: readonly CountryOption[] | undefined): PickOption<number>[] | null {
  if (!countries) return null;
  const near = phoneCountries.flatMap((iso) => countries.filter((country) => country.iso === iso));
  return placeOptions([...near, ...countries.filter((country) => !near.includes(country))]);
}
