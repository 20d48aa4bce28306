import * as z from "zod/mini";
import { plainDigits } from "../text.ts";

/** The number under which a profile can be found by anyone who may know of it: nine digits, by chance. */
export const profileNumberSchema = z.string("profile_number_invalid").check(
  z.overwrite((text) => plainDigits(text).replaceAll(/[\s.-]/g, "")),
  z.regex(/^[1-9]\d{8}$/, "profile_number_invalid"),
);
