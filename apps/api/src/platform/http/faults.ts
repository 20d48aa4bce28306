import { type FieldError, readFieldError } from "@sanjog/domain/field-error";
import type * as z from "zod/mini";

/** What is wrong, by field; a part of an object is named with a dot, and what is wrong in a list is its field's. */
export type FieldErrors = Record<string, FieldError[]>;

/**
 * Reads a schema's complaints. Our schemas speak in error codes; where one is silent,
 * a missing value is `required` and a wrong one `unknown_option` or `required`, whichever is nearer.
 */
export function fieldErrorsOf(error: z.core.$ZodError): FieldErrors {
  const found: FieldErrors = {};
  for (const issue of error.issues) {
    const field = fieldOf(issue.path);
    const fieldError = codeOf(issue);
    const before = found[field] ?? [];
    if (!before.includes(fieldError)) found[field] = [...before, fieldError];
  }
  return found;
}

function fieldOf(path: readonly PropertyKey[]): string {
  const in_list = path.findIndex((part) => typeof part === "number");
  return path.slice(0, in_list === -1 ? path.length : in_list).join(".") || "body";
}

function codeOf(issue: z.core.$ZodIssue): FieldError {
  if (readFieldError(issue.message)) return issue.message as FieldError;
  if (issue.code === "invalid_value" || issue.code === "invalid_union") return "unknown_option";
  if (issue.code === "too_big" && issue.origin === "string") return "too_long";
  if (issue.code === "invalid_type" && (issue.expected === "number" || issue.expected === "int"))
    return "not_a_number";
  return "required";
}
