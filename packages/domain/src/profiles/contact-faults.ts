import { type FieldError, fieldErrorNumbers } from "../field-error.ts";
import { findContactDetails } from "./contact-details.ts";

/** The validation errors of fields, as a refusal carries them. */
export type ContactErrors = Record<string, [FieldError]>;

/**
 * Returns the fields of these names whose text is certainly a way to reach somebody (decisions §4), each with a validation error that
 * quotes it; of texts that tell it only together, the last one. What is doubtful is taken and looked at by an operator.
 * The fields of a name are also read by themselves: half a number in each tells a whole one.
 *
 * The server judges this when a step is saved: the number words of three languages are too much for every form.
 */
export function contactErrors(
  names: readonly string[],
  values: Readonly<Record<string, unknown>>,
  of_name: readonly string[] = [],
): ContactErrors {
  const fieldErrors: ContactErrors = {};
  for (const name of names) noteError(fieldErrors, name, String(values[name]));
  for (const group of [of_name, names]) {
    const last = group.at(-1);
    if (!last || group.some((name) => name in fieldErrors)) continue;
    const texts = group.map((name) => values[name]).filter(Boolean);
    noteError(fieldErrors, last, texts.join("\n"));
  }
  return fieldErrors;
}

function noteError(fieldErrors: ContactErrors, field: string, text: string): void {
  const found = findContactDetails(text);
  if (found?.certain)
    fieldErrors[field] = [`contact_${found.kind}: ${found.part.slice(0, fieldErrorNumbers.quoted_max)}`];
}
