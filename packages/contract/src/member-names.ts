import * as z from "zod/mini";

/** A member's name as typed, and in the scripts in which it was not typed; "" where the family gave none. */
export const memberNames = {
  firstname: z.string(),
  lastname: z.string(),
  name_in_punjabi: z.string(),
  name_in_english: z.string(),
};
