import * as z from "zod/mini";
import { fieldErrorNumbers } from "../field-error.ts";

/** A member's appeal: their words alone. */
export const appealSchema = z.object({
  text: z.string("required").check(
    z.overwrite((text) => text.trim()),
    z.minLength(1, "required"),
    z.maxLength(fieldErrorNumbers.report_max, "report_too_long"),
  ),
});
