import { months } from "@sanjog/i18n/format";
import { type Ref, useEffect, useState } from "react";
import { useLocale, useT } from "../../platform/locale.tsx";
import { FieldFrame, type FieldProps } from "./field.tsx";
import { given } from "./text-field.tsx";

type Props = FieldProps & {
  /** YYYY-MM-DD, or empty while a part is missing. */
  value: string;
  onChange: (day: string) => void;
  onBlur?: () => void;
  first_year: number;
  last_year: number;
  name?: string;
  id?: string;
  ref?: Ref<HTMLSelectElement>;
};

type Parts = [day: string, month: string, year: string];

function partsOf(value: string): Parts {
  const [year = "", month = "", day = ""] = value.split("-");
  return [day, month, year];
}

/** A date of birth as three lists: nobody should have to page a calendar back 400 months. */
export function BirthDateField(props: Props) {
  const { value, onChange, onBlur, first_year, last_year, name, id, ref, ...field } = props;
  const t = useT("common");
  const { locale } = useLocale();
  const [parts, setParts] = useState(() => partsOf(value));
  useEffect(() => {
    if (value) setParts(partsOf(value));
  }, [value]);
  function change(position: 0 | 1 | 2, part: string) {
    const next: Parts = [...parts];
    next[position] = part;
    setParts(next);
    const [day, month, year] = next;
    // Invalid dates such as 31 April are passed on, so that the form can show an error for them.
    onChange(day && month && year ? `${year}-${month}-${day}` : "");
  }
  const two = (n: number) => String(n).padStart(2, "0");
  const lists = [
    {
      label: t("date.day"),
      options: Array.from({ length: 31 }, (_, i) => ({ id: two(i + 1), title: String(i + 1) })),
    },
    { label: t("date.month"), options: months[locale].map((title, i) => ({ id: two(i + 1), title })) },
    {
      label: t("date.year"),
      options: Array.from({ length: last_year - first_year + 1 }, (_, i) => ({
        id: String(last_year - i),
        title: String(last_year - i),
      })),
    },
  ] as const;
  return (
    <FieldFrame {...given(field)} {...given({ id })} group>
      {(ids) => (
        <div
          role="group"
          aria-labelledby={ids.label_id}
          aria-describedby={ids.described_by}
          className="date-row"
          onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onBlur?.()}
        >
          {lists.map(({ label, options }, position) => (
            <select
              key={label}
              id={position === 0 ? ids.id : undefined}
              ref={position === 0 ? ref : undefined}
              name={name}
              className="input"
              aria-label={label}
              aria-invalid={ids.invalid || undefined}
              autoComplete={["bday-day", "bday-month", "bday-year"][position]}
              value={parts[position as 0 | 1 | 2]}
              onChange={(event) => change(position as 0 | 1 | 2, event.target.value)}
            >
              <option value="">{label}</option>
              {options.map((option) => (
                <option key={option.id} value={option.id}>
                  {option.title}
                </option>
              ))}
            </select>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}
