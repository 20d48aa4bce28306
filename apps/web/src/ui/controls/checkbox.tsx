import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldError } from "./field.tsx";

type Props = Omit<ComponentProps<"input">, "type" | "className"> & {
  label: ReactNode;
  error?: string | undefined;
};

/** A checkbox with its label. */
export function Checkbox({ label, error, id, ...rest }: Props) {
  const own = useId();
  const control = id ?? own;
  return (
    <div className="field">
      <label className="check-row">
        <input
          type="checkbox"
          {...rest}
          id={control}
          className="mark"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${control}-error` : undefined}
        />
        <span>{label}</span>
      </label>
      <FieldError id={`${control}-error`} error={error} />
    </div>
  );
}
