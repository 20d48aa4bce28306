import * as z from "zod/mini";
import { across, choice, numberIn, wholeNumber } from "../form/fields.ts";
import { fitsCountry, pincode } from "./pincode.ts";

const placeId = () => z.pipe(wholeNumber(), z.number().check(z.minimum(1, "place_unknown")));

type Address = { country_id?: unknown; pincode?: unknown };

const pincodeFits = across<Address>("pincode", "pincode_invalid", ({ country_id, pincode }) => {
  const country = numberIn(country_id);
  return !pincode || typeof pincode !== "string" || Number.isNaN(country) || fitsCountry(pincode, country);
});

/** The career step. That the state lies in the country and the city in the state is judged where places are known. */
export const careerSchema = z
  .object({
    country_id: placeId(),
    state_id: placeId(),
    city_id: placeId(),
    pincode: pincode(),
    residential_status: choice("residential_status"),
    highest_degree: choice("highest_degree"),
    employed_in: choice("employed_in"),
    occupation: choice("occupation"),
    annual_income: choice("annual_income"),
  })
  .check(pincodeFits);

export type Career = z.infer<typeof careerSchema>;
