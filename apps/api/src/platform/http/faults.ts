import { type FieldError, readFieldError } from "@sanjog/domain/field-error";
import type * as z from "zod/mini";

/** Error codes by field. A property of an object has a dotted name; errors in a list's items belong to the list's field. */
export type FieldErrors = Record<string, FieldError[]>;

/**
 * Returns the error codes of a schema's issues. Where the schema sets no code as its message, the code follows from the
 * kind of issue, and is `required` if none fits better.
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
