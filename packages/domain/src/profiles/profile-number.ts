import * as z from "zod/mini";
import { plainDigits } from "../text.ts";

/** The number by which members find a profile that they may see: nine random digits. */
export const profileNumberSchema = z.string("profile_number_invalid").check(
  z.overwrite((text) => plainDigits(text).replaceAll(/[\s.-]/g, "")),
  z.regex(/^[1-9]\d{8}$/, "profile_number_invalid"),
);
