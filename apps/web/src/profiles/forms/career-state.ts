import type { CareerDetails } from "@sanjog/contract/profile-details";
import type { CountryOption, PlaceOption } from "@sanjog/contract/reference";
import { careerSchema } from "@sanjog/domain/profiles/career";
import { careerFields } from "@sanjog/domain/profiles/career-fields";
import { phoneCountries } from "@sanjog/domain/reference/phone-countries";
import { formSchema, startValues } from "../../form/start-values.ts";
import type { PickOption } from "../../ui/controls/pick-option.ts";

export const careerDefaults = (saved: CareerDetails | null) => startValues(careerFields, saved);
export const careerFormSchema = formSchema(careerFields, careerSchema);

/** Returns places as options for the sheet with search; null while they load. */
export function placeOptions(places: readonly PlaceOption[] | undefined): PickOption<number>[] | null {
  return places?.map(({ id, name, search = [] }) => ({ id, title: name, search })) ?? null;
}

/** Returns the countries, those where most members live first. */
export function countryOptions(countries: readonly CountryOption[] | undefined): PickOption<number>[] | null {
  if (!countries) return null;
  const near = phoneCountries.flatMap((iso) => countries.filter((country) => country.iso === iso));
  return placeOptions([...near, ...countries.filter((country) => !near.includes(country))]);
}
