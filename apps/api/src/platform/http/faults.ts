import { type Fault, readFault } from "@sanjog/domain/fault";
import type * as z from "zod/mini";

/** What is wrong, by field; a part of an object is named with a dot, and what is wrong in a list is its field's. */
export type FieldFaults = Record<string, Fault[]>;

/**
 * Reads a schema's complaints. House schemas speak in fault codes; where one is silent,
 * a missing value is `required` and a wrong one `unknown_option` or `required`, whichever is nearer.
 */
export function faultsOf(error: z.core.$ZodError): FieldFaults {
  const found: FieldFaults = {};
  for (const issue of error.issues) {
    const field = fieldOf(issue.path);
    const fault = codeOf(issue);
    const before = found[field] ?? [];
    if (!before.includes(fault)) found[field] = [...before, fault];
  }
  return found;
}

function fieldOf(path: readonly PropertyKey[]): string {
  const in_list = path.findIndex((part) => typeof part === "number");
  return path.slice(0, in_list === -1 ? path.length : in_list).join(".") || "body";
}

function codeOf(issue: z.core.$ZodIssue): Fault {
  if (readFault(issue.message)) return issue.message as Fault;
  if (issue.code === "invalid_value" || issue.code === "invalid_union") return "unknown_option";
  if (issue.code === "too_big" && issue.origin === "string") return "too_long";
  if (issue.code === "invalid_type" && (issue.expected === "number" || issue.expected === "int"))
    return "not_a_number";
  return "required";
}
