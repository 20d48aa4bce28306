import { type CSSProperties, Fragment, type ReactNode, type Ref, useId } from "react";
import { FieldFrame, type FieldProps } from "./field.tsx";
import { given } from "./text-field.tsx";

/** What a choice from a few options takes, however it looks. */
export type RadioGroupProps<O extends { id: string }> = FieldProps & {
  options: readonly O[];
  value: O["id"] | null | undefined;
  onChange: (value: O["id"]) => void;
  onBlur?: () => void;
  disabled?: boolean;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  id?: string;
};

type Looks<O> = {
  look: { group: string; option: string; radio: string; style?: CSSProperties };
  /** Returns the words above an option that begins a group. */
  headingOf?: (option: O) => string | null;
  /** Renders an option beside its radio. */
  children: (option: O) => ReactNode;
};

/** Native radios in a labelled group. */
export function RadioGroup<O extends { id: string }>({
  options,
  value,
  onChange,
  onBlur,
  disabled,
  name,
  ref,
  id,
  look,
  headingOf,
  children,
  ...field
}: RadioGroupProps<O> & Looks<O>) {
  const own = useId();
  return (
    <FieldFrame {...given(field)} {...given({ id })} group>
      {(ids) => (
        <div
          role="radiogroup"
          className={look.group}
          style={look.style}
          aria-labelledby={ids.label_id}
          aria-describedby={ids.described_by}
          aria-invalid={ids.invalid || undefined}
          onBlur={({ currentTarget, relatedTarget }) => {
            // Moving between the options is not a blur of the field: a blur would validate it again and remove the
            // server's error.
            if (!currentTarget.contains(relatedTarget)) onBlur?.();
          }}
        >
          {options.map((option, position) => (
            <Fragment key={option.id}>
              {headingOf?.(option) && <p className="radio-heading">{headingOf(option)}</p>}
              <label className={look.option}>
                <input
                  type="radio"
                  className={look.radio}
                  id={position === 0 ? ids.id : undefined}
                  ref={position === 0 ? ref : undefined}
                  name={name ?? own}
                  value={option.id}
                  checked={value === option.id}
                  disabled={disabled}
                  onChange={() => onChange(option.id)}
                />
                {children(option)}
              </label>
            </Fragment>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}
