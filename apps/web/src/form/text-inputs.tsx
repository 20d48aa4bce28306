import type { ComponentProps } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { SelectField, type SelectOption } from "../ui/controls/select-field.tsx";
import { PasswordField, TextArea, TextField } from "../ui/controls/text-field.tsx";
import { type BoundProps, useField } from "./use-field.ts";

type InputProps = BoundProps &
  Omit<ComponentProps<"input">, keyof BoundProps | "ref" | "onChange" | "onBlur" | "value">;

function split<P extends BoundProps>({ name, label, hint, optional, className, ...rest }: P) {
  return { bound: { name, label, hint, optional, className } as BoundProps, rest };
}

/** A single-line text field of the form. */
export function FormText(props: InputProps) {
  const { bound, rest } = split(props);
  const { register } = useFormContext();
  return <TextField {...useField(bound)} {...rest} {...register(bound.name)} />;
}

/** A whole number, with the numeric keyboard. */
export function FormNumber(props: InputProps) {
  return <FormText inputMode="numeric" autoComplete="off" {...props} />;
}

export function FormPassword(props: InputProps) {
  const { bound, rest } = split(props);
  const { register } = useFormContext();
  return <PasswordField {...useField(bound)} {...rest} {...register(bound.name)} />;
}

type AreaProps = BoundProps & { maxLength: number; rows?: number; placeholder?: string };

/** A multi-line text field with the number of characters left, counted as the server counts them. */
export function FormTextArea(props: AreaProps) {
  const { bound, rest } = split(props);
  const { register } = useFormContext();
  const text: unknown = useWatch({ name: bound.name });
  const length = typeof text === "string" ? text.length : 0;
  return <TextArea {...useField(bound)} {...rest} {...register(bound.name)} length={length} />;
}

type SelectProps = BoundProps & {
  options: readonly SelectOption[];
  placeholder?: string | null;
  disabled?: boolean;
  /** Called after the form has the value, for lists that depend on this one. */
  onChosen?: (value: string) => void;
};

/** A choice from a short list. */
export function FormSelect({ onChosen, disabled, ...props }: SelectProps) {
  const { bound, rest } = split(props);
  const { register } = useFormContext();
  const registered = register(bound.name, {
    onChange: (event: { target: { value: string } }) => onChosen?.(event.target.value),
  });
  return <SelectField {...useField(bound)} {...rest} {...registered} disabled={disabled} />;
}
