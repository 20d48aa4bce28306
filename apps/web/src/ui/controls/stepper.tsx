import { Minus, Plus } from "lucide-react";
import { type KeyboardEvent, type Ref, useId } from "react";
import { useT } from "../../platform/locale.tsx";
import { FieldError } from "./field.tsx";

type Props = {
  label: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
  onBlur?: () => void;
  error?: string | undefined;
  name?: string;
  ref?: Ref<HTMLDivElement>;
};

const keys: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 };

/** A small whole number from 0, between a button for one less and one for one more. */
export function Stepper({ label, value, max, onChange, onBlur, error, name, ref }: Props) {
  const t = useT("common");
  const id = useId();
  const set = (next: number) => onChange(Math.min(max, Math.max(0, next)));
  function handleKey(event: KeyboardEvent) {
    const by = keys[event.key];
    const edge = { Home: 0, End: max }[event.key];
    if (by === undefined && edge === undefined) return;
    event.preventDefault();
    set(edge ?? value + (by ?? 0));
  }
  return (
    <div className="field">
      <div className="stepper-row">
        <span id={`${id}-label`} className="field-label">
          {label}
        </span>
        <div className="stepper">
          {/* Arrow keys change the number, so Tab stops at it once. */}
          <button
            type="button"
            tabIndex={-1}
            aria-label={t("stepper.less", { label })}
            disabled={value <= 0}
            onClick={() => set(value - 1)}
          >
            <Minus aria-hidden="true" />
          </button>
          <div
            ref={ref}
            role="spinbutton"
            tabIndex={0}
            aria-labelledby={`${id}-label`}
            aria-valuenow={value}
            aria-valuemin={0}
            aria-valuemax={max}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onKeyDown={handleKey}
            onBlur={onBlur}
          >
            {value}
          </div>
          <button
            type="button"
            name={name}
            tabIndex={-1}
            aria-label={t("stepper.more", { label })}
            disabled={value >= max}
            onClick={() => set(value + 1)}
          >
            <Plus aria-hidden="true" />
          </button>
        </div>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
