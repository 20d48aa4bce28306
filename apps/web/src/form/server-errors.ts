import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { ApiError } from "../platform/api-error.ts";

/** Returns whether a form has a field: by its name or as part of a group such as height.feet. */
function knows(values: FieldValues, name: string): boolean {
  let at: unknown = values;
  for (const part of name.split(".")) {
    if (typeof at !== "object" || at === null || !(part in at)) return false;
    at = (at as Record<string, unknown>)[part];
  }
  return true;
}

/**
 * Shows the server's errors at their fields and focuses the first. Returns whether every error has a field; if not,
 * the caller must show the general message.
 */
export function placeServerErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const told = Object.entries(error.errors).filter(
    (entry): entry is [string, string[]] => Array.isArray(entry[1]) && entry[1].length > 0,
  );
  const values = form.getValues();
  const placed = told.filter(([name]) => knows(values, name));
  placed.forEach(([name, sentences], position) => {
    form.setError(
      name as FieldPath<Values>,
      { type: "server", message: sentences.join(" ") },
      { shouldFocus: position === 0 },
    );
  });
  return told.length > 0 && placed.length === told.length;
}
