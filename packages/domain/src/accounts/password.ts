import * as z from "zod/mini";
import { type FieldErrorCode, fieldErrorNumbers } from "../field-error.ts";

/** §5: the rules of a password, each with its own message, in the order in which a form lists them. */
export const passwordChecks = [
  {
    fieldError: "password_too_short",
    holds: (password) => password.length >= fieldErrorNumbers.password_min,
  },
  { fieldError: "password_no_uppercase", holds: (password) => /\p{Lu}/u.test(password) },
  { fieldError: "password_no_lowercase", holds: (password) => /\p{Ll}/u.test(password) },
  { fieldError: "password_no_digit", holds: (password) => /\d/.test(password) },
  { fieldError: "password_no_special", holds: (password) => /[^\p{L}\p{N}\s]|_/u.test(password) },
] as const satisfies readonly { fieldError: FieldErrorCode; holds: (password: string) => boolean }[];

/** A password that meets every rule that needs no word list. It is stored in NFKC. */
export const passwordSchema = z.string("password_missing").check(
  z.overwrite((password) => password.normalize("NFKC")),
  z.minLength(1, "password_missing"),
  z.maxLength(fieldErrorNumbers.password_max, "password_too_long"),
  ...passwordChecks.map(({ fieldError, holds }) => z.refine<string>(holds, { error: fieldError })),
);
