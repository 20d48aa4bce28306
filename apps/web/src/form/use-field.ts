import { type FieldError, get, useFormContext, useFormState } from "react-hook-form";
import { useFaultSentence } from "./fault-sentence.ts";
import { useFieldLabel } from "./field-label.ts";

export type BoundProps = {
  name: string;
  /** Where the catalogue's label does not fit. */
  label?: string;
  hint?: string;
  optional?: boolean;
  className?: string;
};

/** What every bound field shows: its label from the catalogue and its fault as a sentence. */
export function useField({ name, label, hint, optional, className }: BoundProps) {
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name });
  const sentence = useFaultSentence();
  const labelOf = useFieldLabel();
  const fault = get(errors, name) as FieldError | undefined;
  return {
    label: label ?? labelOf(name),
    error: fault ? sentence(fault.message ?? "") : undefined,
    ...(hint !== undefined && { hint }),
    ...(optional !== undefined && { optional }),
    ...(className !== undefined && { className }),
  };
}
