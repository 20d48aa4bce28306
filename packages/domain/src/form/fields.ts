import * as z from "zod/mini";
import { type FieldErrorCode, fieldErrorNumbers } from "../field-error.ts";
import { type OptionField, type OptionOf, optionLists } from "../reference/option-lists.ts";
import { cleanText, plainDigits } from "../text.ts";

/** A required line of text. */
export function line(max: number, tooLong: FieldErrorCode) {
  return z
    .string("required")
    .check(z.overwrite(cleanText), z.minLength(1, "required"), z.maxLength(max, tooLong));
}

/** An optional line or paragraph; a missing value means empty. */
export function optionalText(max: number, tooLong: FieldErrorCode) {
  return z._default(
    z.pipe(
      z.transform((text) => text ?? ""),
      z.string("required").check(z.overwrite(cleanText), z.maxLength(max, tooLong)),
    ),
    "",
  );
}

/** A whole number. Also accepts text, with digits of any script that members write. */
export function wholeNumber() {
  return z.pipe(
    z.transform((value) => {
      if (typeof value !== "string") return value;
      const digits = plainDigits(value.trim());
      return /^-?\d{1,9}$/.test(digits) ? Number(digits) : value;
    }),
    z
      .number({ error: ({ input }) => (input === "" || input == null ? "required" : "not_a_number") })
      .check(z.int("not_a_number")),
  );
}

/** Returns a field's number for rules across fields; NaN when it has none. */
export function numberIn(value: unknown): number {
  return wholeNumber().safeParse(value).data ?? Number.NaN;
}

/** A whole number between two bounds (inclusive). */
export function numberBetween(min: number, tooLow: FieldErrorCode, max: number, tooHigh: FieldErrorCode) {
  return z.pipe(wholeNumber(), z.number().check(z.minimum(min, tooLow), z.maximum(max, tooHigh)));
}

/** One code of the field's list of options. */
export function choice<Field extends OptionField>(field: Field, missing: FieldErrorCode = "choose_one") {
  return z.enum([...optionLists[field]] as OptionOf<Field>[], {
    error: ({ input }) => (input === "" || input == null ? missing : "unknown_option"),
  });
}

export function yesOrNo() {
  return z.boolean("choose_yes_or_no");
}

/**
 * A rule across several fields. It also runs when other fields are invalid, so that all field errors are shown at
 * once; the values passed to `holds` may therefore be of any type.
 */
export function across<T>(path: string, fieldError: FieldErrorCode, holds: (value: T) => boolean) {
  return z.refine<T>(holds, {
    path: path.split("."),
    error: fieldError,
    when: ({ value }) => typeof value === "object" && value !== null,
  });
}

/**
 * Lets a check judge only what the checks before it accepted. `abort` on those would also keep the rules across fields from
 * running.
 */
export const if_valid = { when: ({ issues }: { issues: readonly unknown[] }) => issues.length === 0 };

/** An e-mail address in the normal form in which it is stored and compared. */
export function email() {
  return z.string("email_missing").check(
    z.overwrite((text) => cleanText(text).normalize("NFKC").toLowerCase()),
    z.minLength(1, "email_missing"),
    // The length is checked first, since the pattern takes polynomial time on long input.
    z.maxLength(fieldErrorNumbers.email_max, "invalid_email"),
    z.regex(/^[^\s@<>()",;:\\[\]]{1,64}@(?:[^\s@.<>()",;:\\[\]]+\.)+[^\s@.<>()",;:\\[\]]{2,63}$/, {
      error: "invalid_email",
      ...if_valid,
    }),
  );
}

const asDialled = (text: string) => plainDigits(text).replace(/[\s().-]/g, "");

/** An international number as E.164. The server checks by the numbering plans whether such a number can exist. */
export function phoneNumber() {
  return z
    .string("phone_missing")
    .check(
      z.overwrite(asDialled),
      z.minLength(1, "phone_missing"),
      z.regex(/^\+[1-9]\d{6,14}$/, { error: "phone_invalid", ...if_valid }),
    );
}

/** The same, but optional. */
export function optionalPhoneNumber(fieldError: FieldErrorCode) {
  return z._default(
    z.string(fieldError).check(z.overwrite(asDialled), z.regex(/^$|^\+[1-9]\d{6,14}$/, fieldError)),
    "",
  );
}
