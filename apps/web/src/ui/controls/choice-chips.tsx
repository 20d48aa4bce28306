import { Check } from "lucide-react";
import type { Ref } from "react";
import { useT } from "../../platform/locale.tsx";
import "./choice-chips.css";
import { FieldFrame, type FieldProps } from "./field.tsx";
import { isFull, type PickOption, toggled } from "./pick-option.ts";
import { given } from "./text-field.tsx";

type Props<Id extends string | number> = FieldProps & {
  options: readonly PickOption<Id>[];
  value: readonly Id[];
  onChange: (value: Id[]) => void;
  onBlur?: () => void;
  max?: number;
  /** The option that excludes all others: "any". */
  alone?: Id;
  name?: string;
  id?: string;
  ref?: Ref<HTMLInputElement>;
};

/** A choice of several from a few: every option is visible and a tap switches it on or off. */
export function ChoiceChips<Id extends string | number>(props: Props<Id>) {
  const { options, value, onChange, onBlur, max, alone, name, id, ref, ...field } = props;
  const t = useT("common");
  const limits = { alone, max };
  return (
    <FieldFrame
      {...given(field)}
      {...given({ id })}
      group
      note={
        max !== undefined &&
        !value.some((chosen) => chosen === alone) && (
          <span aria-live="polite">{t("pick.chosen_of", { count: value.length, max: String(max) })}</span>
        )
      }
    >
      {(ids) => (
        <div
          role="group"
          className="choice-chips"
          aria-labelledby={ids.label_id}
          aria-describedby={ids.described_by}
          data-invalid={ids.invalid || undefined}
          onBlur={({ currentTarget, relatedTarget }) => {
            // Moving between the chips is not a blur of the field.
            if (!currentTarget.contains(relatedTarget)) onBlur?.();
          }}
        >
          {options.map((option, position) => {
            const full = isFull(value, option.id, limits);
            return (
              <label key={option.id} className="choice-chip" aria-disabled={full || undefined}>
                <input
                  type="checkbox"
                  id={position === 0 ? ids.id : undefined}
                  ref={position === 0 ? ref : undefined}
                  name={name}
                  checked={value.includes(option.id)}
                  aria-disabled={full || undefined}
                  onChange={() => !full && onChange(toggled(value, option.id, limits))}
                />
                <Check aria-hidden="true" size={18} />
                <span>{option.title}</span>
              </label>
            );
          })}
        </div>
      )}
    </FieldFrame>
  );
}
