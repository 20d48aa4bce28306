import * as z from "zod/mini";
import { across, numberIn } from "../form/fields.ts";
import { careerFields } from "./career-fields.ts";
import { schemasOf } from "./field.ts";
import { fitsCountry } from "./pincode.ts";

type Address = { country_id?: unknown; pincode?: unknown };

const pincodeFits = across<Address>("pincode", "pincode_invalid", ({ country_id, pincode }) => {
  const country = numberIn(country_id);
  return !pincode || typeof pincode !== "string" || Number.isNaN(country) || fitsCountry(pincode, country);
});

/** The career step. The server checks that the state belongs to the country and the city to the state. */
export const careerSchema = z.object(schemasOf(careerFields)).check(pincodeFits);

export type Career = z.infer<typeof careerSchema>;
