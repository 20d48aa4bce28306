import * as z from "zod/mini";

/** A member's name as it was typed, and in the scripts that it was not typed in; "" where the family gave none. */
export const memberNames = {
  firstname: z.string(),
  lastname: z.string(),
  name_in_punjabi: z.string(),
  name_in_english: z.string(),
};
