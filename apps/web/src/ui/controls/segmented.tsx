import { type ReactNode, type Ref, useId } from "react";
import { FieldFrame, type FieldProps } from "./field.tsx";
import { given } from "./text-field.tsx";

export type Segment<V extends string> = { id: V; title: ReactNode };

type Props<V extends string> = FieldProps & {
  options: readonly Segment<V>[];
  value: V | null | undefined;
  onChange: (value: V) => void;
  onBlur?: () => void;
  disabled?: boolean;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  id?: string;
};

/** A choice from two to four short options side by side; a stitch marks the chosen one. Native radios inside. */
export function Segmented<V extends string>({
  options,
  value,
  onChange,
  onBlur,
  disabled,
  name,
  ref,
  id,
  ...field
}: Props<V>) {
  const own = useId();
  const at = options.findIndex((option) => option.id === value);
  return (
    <FieldFrame {...given(field)} {...given({ id })} group>
      {(ids) => (
        <div
          role="radiogroup"
          className="segmented"
          // The chosen part slides to its place.
          style={{ "--parts": options.length, "--at": at } as Record<string, number>}
          aria-labelledby={ids.label_id}
          aria-describedby={ids.described_by}
          aria-invalid={ids.invalid || undefined}
          onBlur={({ currentTarget, relatedTarget }) => {
            // Moving between the parts is not a blur of the field.
            if (!currentTarget.contains(relatedTarget)) onBlur?.();
          }}
        >
          {options.map((option, position) => (
            <label key={option.id} className="segment">
              <input
                type="radio"
                className="segment-radio"
                id={position === 0 ? ids.id : undefined}
                ref={position === 0 ? ref : undefined}
                name={name ?? own}
                value={option.id}
                checked={value === option.id}
                disabled={disabled}
                onChange={() => onChange(option.id)}
              />
              <span>{option.title}</span>
            </label>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}
