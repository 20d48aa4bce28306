import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

const words = z.array(z.string());

/** One option: `id` is stored, `title` is shown, `search` holds other spellings and the title in the other language. */
export const choiceOption = z.object({ id: z.string(), title: z.string(), search: z.optional(words) });
export type ChoiceOption = z.infer<typeof choiceOption>;

/** An option of the sign-up page; it also carries its id as `value`. */
export const signUpOption = z.object({ id: z.string(), value: z.string(), title: z.string() });
export type SignUpOption = z.infer<typeof signUpOption>;

/** A number as an option, such as the feet of a height. */
export const numberOption = z.object({ id: z.number(), title: z.string() });
export type NumberOption = z.infer<typeof numberOption>;

export const placeOption = z.object({ id: z.number(), name: z.string(), search: z.optional(words) });
export type PlaceOption = z.infer<typeof placeOption>;

export const countryOption = z.extend(placeOption, { iso: z.string() });
export type CountryOption = z.infer<typeof countryOption>;

/** A country as an option of a wish; the list begins with "Any". */
export const wishedCountry = z.object({
  id: z.union([z.literal("any"), z.number()]),
  name: z.string(),
  search: z.optional(words),
});

const options = z.array(choiceOption);
const heightOptions = z.object({ feet: z.array(numberOption), inches: z.array(numberOption) });
const placeId = z.coerce.number("place_unknown").check(z.int("place_unknown"), z.minimum(1, "place_unknown"));

export const listCountries = endpoint({
  name: "listCountries",
  method: "GET",
  path: "/api/countries",
  access: "anyone",
  summary: "Lists the countries of the world by name.",
  reply: z.array(countryOption),
});

export const listStates = endpoint({
  name: "listStates",
  method: "GET",
  path: "/api/states",
  access: "anyone",
  summary: "Lists the states of a country by name; empty for an unknown country.",
  query: z.object({ country_id: placeId }),
  reply: z.array(placeOption),
});

export const listCities = endpoint({
  name: "listCities",
  method: "GET",
  path: "/api/cities",
  access: "anyone",
  summary: "Lists the cities and villages of a state by name; empty for an unknown state.",
  query: z.object({ state_id: placeId }),
  reply: z.array(placeOption),
});

export const signUpOptions = endpoint({
  name: "signUpOptions",
  method: "GET",
  path: "/api/user/select",
  access: "anyone",
  summary: "Lists the options of the sign-up page.",
  reply: z.object({ profile_for: z.array(signUpOption), gender: z.array(signUpOption) }),
});

export const personalOptions = endpoint({
  name: "personalOptions",
  method: "GET",
  path: "/api/user/profile/select",
  access: "member",
  summary: "Lists the options of the personal step.",
  reply: z.object({
    marital_status: options,
    blood_group: options,
    mother_tongue: options,
    religion: options,
    caste: options,
    height: heightOptions,
    hobbies: options,
    diet: options,
  }),
});

export const familyOptions = endpoint({
  name: "familyOptions",
  method: "GET",
  path: "/api/user/profile/family/select",
  access: "member",
  summary: "Lists the options of the family step; both sides use one list of gotras.",
  reply: z.object({
    family_type: options,
    father_occupation: options,
    mother_occupation: options,
    gotra: options,
  }),
});

export const careerOptions = endpoint({
  name: "careerOptions",
  method: "GET",
  path: "/api/user/profile/career/select",
  access: "member",
  summary: "Lists the options of the career step, education and income in ascending order.",
  reply: z.object({
    employed_in: options,
    residential_status: options,
    highest_degree: options,
    annual_income: options,
    occupation: options,
  }),
});

export const preferenceOptions = endpoint({
  name: "preferenceOptions",
  method: "GET",
  path: "/api/user/preferences/select",
  access: "member",
  summary: "Lists the options of the preference step; every list begins with `any`.",
  reply: z.object({
    marital_status: options,
    residential_status: options,
    religion: options,
    casts: options,
    mother_tongue: options,
    income: options,
    family_type: options,
    diet: options,
    highest_education: options,
    height_min: heightOptions,
    height_max: heightOptions,
    occupation: options,
    countries: z.array(wishedCountry),
  }),
});
