import { isDateOnly } from "@sanjog/domain/calendar";
import { strokedDay, typedDay, writtenDay } from "@sanjog/domain/profiles/typed-day";
import { formatDate } from "@sanjog/i18n/format";
import { type Ref, useEffect, useRef, useState } from "react";
import { useLocale, useT } from "../../platform/locale.tsx";
import type { FieldProps } from "./field.tsx";
import { ReadBackField } from "./read-back-field.tsx";

type Props = FieldProps & {
  /** YYYY-MM-DD, or the typed text while it is not yet a day. */
  value: string;
  onChange: (day: string) => void;
  onBlur?: () => void;
  name?: string;
  id?: string;
  ref?: Ref<HTMLInputElement>;
};

/** A date of birth typed as digits; beside the label it is read back with the name of its month. */
export function BirthDateField({ value, onChange, ...rest }: Props) {
  const t = useT("common");
  const { locale } = useLocale();
  const [typed, setTyped] = useState(() => writtenDay(value));
  const told = useRef(value);
  useEffect(() => {
    // Only a value set from outside is written again, not one that was just typed here.
    if (value !== told.current) setTyped(writtenDay(value));
    told.current = value;
  }, [value]);
  function change(text: string) {
    // A stroke is not added while the text is deleted: it would come back at once.
    const shown = text.length < typed.length ? text : strokedDay(text);
    setTyped(shown);
    told.current = typedDay(shown);
    onChange(told.current);
  }
  return (
    <ReadBackField
      hint={t("date.hint")}
      {...rest}
      inputMode="numeric"
      autoComplete="bday"
      maxLength={10}
      value={typed}
      onText={change}
      read_back={isDateOnly(value) ? formatDate(locale, value) : ""}
    />
  );
}
