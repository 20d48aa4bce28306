import { plainDigits } from "@sanjog/domain/text";
import { type Ref, useId } from "react";
import { useT } from "../../platform/locale.tsx";
import { classes } from "../classes.ts";
import { FieldFrame, type FieldProps } from "./field.tsx";
import { given } from "./text-field.tsx";

type Props = FieldProps & {
  value: string;
  onChange: (code: string) => void;
  /** Called when the last digit has been entered. */
  onComplete?: (code: string) => void;
  onBlur?: () => void;
  length?: number;
  id?: string;
  name?: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** One input drawn as six boxes, so that paste, autofill and screen readers work with a single field. */
export function CodeField({
  value,
  onChange,
  onComplete,
  onBlur,
  length = 6,
  id,
  name,
  disabled,
  ref,
  ...field
}: Props) {
  const t = useT("common");
  const own = useId();
  function change(text: string) {
    const code = plainDigits(text).replace(/\D/g, "").slice(0, length);
    onChange(code);
    if (code.length === length && code !== value) onComplete?.(code);
  }
  return (
    <FieldFrame {...given(field)} id={id ?? own}>
      {(ids) => (
        <div className="code">
          <input
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            id={ids.id}
            ref={ref}
            name={name}
            disabled={disabled}
            className="code-entry"
            value={value}
            aria-describedby={classes(`${ids.id}-digits`, ids.described_by)}
            aria-invalid={ids.invalid || undefined}
            onChange={(event) => change(event.target.value)}
            onBlur={onBlur}
          />
          <span id={`${ids.id}-digits`} className="visually-hidden">
            {t("code.digits", { count: String(length) })}
          </span>
          <span className="code-boxes" aria-hidden="true">
            {Array.from({ length }, (_, i) => (
              <span
                key={i}
                className={classes("code-box", i === Math.min(value.length, length - 1) && "code-next")}
              >
                {value[i] ?? ""}
              </span>
            ))}
          </span>
        </div>
      )}
    </FieldFrame>
  );
}
