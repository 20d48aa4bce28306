import { type FieldError, get, useFormContext, useFormState } from "react-hook-form";
import { useFieldErrorText } from "./field-error-text.ts";
import { useFieldLabel } from "./field-label.ts";

export type BoundProps = {
  name: string;
  /** Replaces the label of the catalogue. */
  label?: string;
  hint?: string;
  optional?: boolean;
  className?: string;
};

/** Returns what every form field shows: its label from the catalogue and its validation error as a sentence. */
export function useField({ name, label, hint, optional, className }: BoundProps) {
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name });
  const sentence = useFieldErrorText();
  const labelOf = useFieldLabel();
  const fieldError = get(errors, name) as FieldError | undefined;
  return {
    label: label ?? labelOf(name),
    error: fieldError ? sentence(fieldError.message ?? "") : undefined,
    ...(hint !== undefined && { hint }),
    ...(optional !== undefined && { optional }),
    ...(className !== undefined && { className }),
  };
}
