import * as z from "zod/mini";
import {
  missingAnswers,
  refusedPurposes,
  type SensitivePurpose,
  sensitivePurposes,
  unsettledPurposes,
} from "../accounts/consents.ts";
import { ageOn, type DateOnly, dayInIndia, isDateOnly } from "../calendar.ts";
import { type FieldErrorCode, fieldErrorNumbers } from "../field-error.ts";
import { across } from "../form/fields.ts";
import { judgingAsked, namesWhere, schemasOf } from "./field.ts";
import { personalFields } from "./personal-fields.ts";

/** Judges a birth date on a day by India's calendar (§5); returns its error code, or null. */
export function birthDateError(dob: DateOnly, now: Date): FieldErrorCode | null {
  const age = ageOn(dob, dayInIndia(now));
  if (age < fieldErrorNumbers.age_min) return "too_young";
  return age > fieldErrorNumbers.age_max ? "too_old" : null;
}

type ConditionalAnswers = {
  differently_abled?: unknown;
  disability_explain?: unknown;
  reference?: unknown;
  reference_name?: unknown;
  reference_relation?: unknown;
};
const hasText = (value: unknown) => typeof value === "string" && value.trim() !== "";

/** The personal step, but for the age, which depends on the day: `birthDateFault` judges it. */
export const personalSchema = z.object(schemasOf(personalFields)).check(
  across<ConditionalAnswers>("disability_explain", "disability_explain_missing", (asked) => {
    return asked.differently_abled !== true || hasText(asked.disability_explain);
  }),
  across<ConditionalAnswers>("reference_name", "reference_name_missing", (asked) => {
    return asked.reference !== true || hasText(asked.reference_name);
  }),
  across<ConditionalAnswers>("reference_relation", "reference_relation_missing", (asked) => {
    return asked.reference !== true || hasText(asked.reference_relation);
  }),
);

export type Personal = z.infer<typeof personalSchema>;

/** The personal step as a form validates it, including the age and the consents. The server judges these with those on record. */
export function personalSchemaOn(now: Date) {
  const ageFits = (fieldError: FieldErrorCode) =>
    across<{ dob?: unknown }>("dob", fieldError, ({ dob }) => {
      return typeof dob !== "string" || !isDateOnly(dob) || birthDateError(dob, now) !== fieldError;
    });
  const settled = (purpose: SensitivePurpose) =>
    across<object>(`${purpose}_consent`, "choose_yes_or_no", (values) => {
      return !unsettledPurposes({ ...values }).includes(purpose);
    });
  const answered = (name: string) =>
    across<object>(name, "choose_yes_or_no", (values) => {
      return !missingAnswers({ ...values }, refusedPurposes({ ...values })).includes(name);
    });
  return personalSchema.check(
    ageFits("too_young"),
    ageFits("too_old"),
    ...namesWhere(personalFields, ({ withdrawable }) => withdrawable === true).map(answered),
    ...sensitivePurposes.map(settled),
  );
}

/**
 * The names in the other scripts are validated as sent; those that do not apply to the typed name are dropped later.
 */
const { name_in_punjabi: _, name_in_english: __, ...switchedFields } = personalFields;

/** The personal step as the API accepts it: answers that do not apply are emptied before validation. */
export const sentPersonalSchema = judgingAsked(switchedFields, personalSchema);
