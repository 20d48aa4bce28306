import type { ComponentProps } from "react";
import { useT } from "../../platform/locale.tsx";
import { FieldFrame, type FieldProps } from "./field.tsx";
import { given } from "./text-field.tsx";

export type SelectOption = { id: string | number; title: string };

type Props = FieldProps &
  Omit<ComponentProps<"select">, "className"> & {
    options: readonly SelectOption[];
    /** The text shown before a choice; null if one option is always chosen. */
    placeholder?: string | null;
  };

/** The browser's native select: suitable for up to about thirty options. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  note,
  className,
  id,
  options,
  placeholder,
  ...rest
}: Props) {
  const t = useT("common");
  return (
    <FieldFrame {...given({ label, hint, error, optional, note, className, id })}>
      {(ids) => (
        <select
          {...rest}
          id={ids.id}
          className="input"
          aria-describedby={ids.described_by}
          aria-invalid={ids.invalid || undefined}
        >
          {placeholder !== null && <option value="">{placeholder ?? t("choose")}</option>}
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.title}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
