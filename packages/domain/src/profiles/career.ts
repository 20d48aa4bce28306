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

/** The career step. That the state lies in the country and the city in the state is judged where places are known. */
export const careerSchema = z.object(schemasOf(careerFields)).check(pincodeFits);

export type Career = z.infer<typeof careerSchema>;
