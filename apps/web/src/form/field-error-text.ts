import { type FieldErrorCode, fieldErrorNumbers, readFieldError } from "@sanjog/domain/field-error";
import { useT } from "../platform/locale.tsx";

/** Turns the validation error of a schema into a sentence; a sentence of the server stays as it is. */
export function useFieldErrorText(): (code: string | undefined) => string | undefined {
  const t = useT("field_errors");
  const say = t as unknown as (code: FieldErrorCode, values: Record<string, number | string>) => string;
  return (text) => {
    if (text === undefined) return undefined;
    const fieldError = readFieldError(text);
    if (fieldError) return say(fieldError.code, { ...fieldErrorNumbers, part: fieldError.part });
    // zod/mini has one default message: a value of the wrong type, which in a form means an empty field.
    return text === "" || text === "Invalid input" ? say("required", fieldErrorNumbers) : text;
  };
}
