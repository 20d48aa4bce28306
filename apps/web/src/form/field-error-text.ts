import { fieldErrorNumbers, splitFieldError } from "@sanjog/domain/field-error";
import { useTranslateKey } from "../platform/locale.tsx";

/** Returns the sentence for a validation error code; a sentence from the server stays as it is. */
export function useFieldErrorText(): (code: string | undefined) => string | undefined {
  const t = useTranslateKey("field_errors");
  return (text) => {
    if (text === undefined) return undefined;
    const fieldError = splitFieldError(text);
    // The catalogue knows every code, so that forms need no list of them.
    if (fieldError && t.has(fieldError.code))
      return t(fieldError.code, { ...fieldErrorNumbers, part: fieldError.part });
    // zod/mini has one default message: a value of the wrong type, which in a form means an empty field.
    return text === "" || text === "Invalid input" ? t("required", fieldErrorNumbers) : text;
  };
}
