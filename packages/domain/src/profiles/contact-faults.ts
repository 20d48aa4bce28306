import { type FieldError, fieldErrorNumbers } from "../field-error.ts";
import { findContactDetails } from "./contact-details.ts";

/** The field errors, in the form that a refusal carries. */
export type ContactErrors = Record<string, [FieldError]>;

/**
 * Returns a field error for each of these fields whose text certainly contains a contact detail (decisions §4), which
 * the error quotes. When only several texts together contain one, the error is on the last of them. Uncertain texts
 * are accepted and reviewed by an operator. The name fields are also checked as one text, since each may hold half a
 * number. The server checks this when a step is saved: the number words of three languages are too large for every
 * form.
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
