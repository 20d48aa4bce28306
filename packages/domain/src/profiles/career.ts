import * as z from "zod/mini";
import { choice, wholeNumber } from "../form/fields.ts";
import { cleanText, plainDigits } from "../text.ts";

const placeId = () => z.pipe(wholeNumber(), z.number().check(z.minimum(1, "place_unknown")));

/** Postcodes of the world: letters, digits, blanks and hyphens, in capitals. */
const pincode = () =>
  z.string("required").check(
    z.overwrite((text) => plainDigits(cleanText(text)).toUpperCase()),
    z.minLength(1, "required"),
    z.regex(/^[A-Z\d](?:[A-Z\d -]{1,10})[A-Z\d]$/, "pincode_invalid"),
  );

/** The career step. That the state lies in the country and the city in the state is judged where places are known. */
export const careerSchema = z.object({
  country_id: placeId(),
  state_id: placeId(),
  city_id: placeId(),
  pincode: pincode(),
  residential_status: choice("residential_status"),
  highest_degree: choice("highest_degree"),
  employed_in: choice("employed_in"),
  occupation: choice("occupation"),
  annual_income: choice("annual_income"),
});

export type Career = z.infer<typeof careerSchema>;
