import type { ComponentProps } from "react";
import { useT } from "../../platform/locale.tsx";
import { FieldFrame, type FieldProps } from "./field.tsx";
import { given } from "./text-field.tsx";

export type SelectOption = { id: string | number; title: string };

type Props = FieldProps &
  Omit<ComponentProps<"select">, "className"> & {
    options: readonly SelectOption[];
    /** What stands there before a choice; null where one is always chosen. */
    placeholder?: string | null;
  };

/** The phone's own list: right for up to some thirty choices. */
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
