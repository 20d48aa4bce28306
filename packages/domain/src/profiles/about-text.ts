import * as z from "zod/mini";
import { fieldErrorNumbers } from "../field-error.ts";
import { cleanText } from "../text.ts";

/** A free text of a member. Decisions §11: 255 characters for every such text. */
export function aboutText() {
  return z._default(
    z.pipe(
      z.transform((text) => text ?? ""),
      z
        .string("required")
        .check(z.overwrite(cleanText), z.maxLength(fieldErrorNumbers.about_max, "about_too_long")),
    ),
    "",
  );
}

export function requiredAboutText() {
  return z
    .string("required")
    .check(
      z.overwrite(cleanText),
      z.minLength(1, "required"),
      z.maxLength(fieldErrorNumbers.about_max, "about_too_long"),
    );
}
