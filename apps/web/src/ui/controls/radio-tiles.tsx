import { type ReactNode, type Ref, useId } from "react";
import { FieldFrame, type FieldProps } from "./field.tsx";
import { given } from "./text-field.tsx";

export type TileOption<V extends string> = { id: V; title: string; icon?: ReactNode; note?: string };

type Props<V extends string> = FieldProps & {
  options: readonly TileOption<V>[];
  value: V | null | undefined;
  onChange: (value: V) => void;
  onBlur?: () => void;
  disabled?: boolean;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  id?: string;
};

/** A choice from a few options, as large tiles. */
export function RadioTiles<V extends string>({
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
  return (
    <FieldFrame {...given(field)} {...given({ id })} group>
      {(ids) => (
        <div
          role="radiogroup"
          className="tile-group"
          aria-labelledby={ids.label_id}
          aria-describedby={ids.described_by}
          aria-invalid={ids.invalid || undefined}
          onBlur={({ currentTarget, relatedTarget }) => {
            // Moving between tiles is not a blur of the field: a blur would validate it again and remove the server's
            // error.
            if (!currentTarget.contains(relatedTarget)) onBlur?.();
          }}
        >
          {options.map((option, position) => (
            <label key={option.id} className="tile">
              <input
                type="radio"
                className="mark"
                id={position === 0 ? ids.id : undefined}
                ref={position === 0 ? ref : undefined}
                name={name ?? own}
                value={option.id}
                checked={value === option.id}
                disabled={disabled}
                onChange={() => onChange(option.id)}
              />
              {option.icon}
              <span>
                {option.title}
                {option.note !== undefined && <span className="tile-note">{option.note}</span>}
              </span>
            </label>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}
