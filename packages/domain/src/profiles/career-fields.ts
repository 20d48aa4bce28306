import * as z from "zod/mini";
import { wholeNumber } from "../form/fields.ts";
import { type Fields, oneOf } from "./field.ts";
import { pincode } from "./pincode.ts";

const placeId = () => z.pipe(wholeNumber(), z.number().check(z.minimum(1, "place_unknown")));

/** The fields of the career step. */
export const careerFields = {
  country_id: { kind: "place", schema: placeId(), audience: "members" },
  state_id: { kind: "place", schema: placeId(), audience: "members" },
  city_id: { kind: "place", schema: placeId(), audience: "members" },
  pincode: { kind: "text", schema: pincode(), audience: "contact_address", encrypted: true },
  residential_status: { ...oneOf("residential_status"), audience: "members", printed: "work" },
  highest_degree: { ...oneOf("highest_degree"), audience: "members" },
  employed_in: { ...oneOf("employed_in"), audience: "members" },
  occupation: { ...oneOf("occupation"), audience: "members" },
  annual_income: { ...oneOf("annual_income"), audience: "annual_income", printed: "income" },
} as const satisfies Fields;
