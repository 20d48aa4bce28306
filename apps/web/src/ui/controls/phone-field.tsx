import { default_phone_country } from "@sanjog/domain/reference/phone-countries";
import { plainDigits } from "@sanjog/domain/text";
import { type Ref, useEffect, useEffectEvent, useRef, useState } from "react";
import { useT } from "../../platform/locale.tsx";
import { FieldFrame, type FieldProps } from "./field.tsx";
import type { PhoneCountryName } from "./phone-country-name.ts";
import { PhoneCountrySelect } from "./phone-country-select.tsx";
import { loadPhonePlan, type PhonePlan, partsOfNumber, typedNumber } from "./phone-plan.ts";
import { given } from "./text-field.tsx";

type Props = FieldProps & {
  /** E.164, or the raw text while it is not yet a valid number. */
  value: string;
  onChange: (e164: string) => void;
  onBlur?: () => void;
  /**
   * Country names by ISO code in the reader's language, from the server; without them the browser's names are used.
   */
  countries?: readonly PhoneCountryName[];
  first_country?: string;
  id?: string;
  name?: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** An international phone number: a searchable country list, and the number formatted while it is typed. */
export function PhoneField(props: Props) {
  const {
    value,
    onChange,
    onBlur,
    countries,
    first_country = default_phone_country,
    id,
    name,
    ref,
    ...rest
  } = props;
  const { disabled, ...field } = rest;
  const t = useT("common");
  const [plan, setPlan] = useState<PhonePlan | null>(null);
  const [country, setCountry] = useState(first_country);
  const [typed, setTyped] = useState(value);
  const told = useRef<string | null>(null);
  /** Whether the text was typed before the numbering plans were here. */
  const typed_early = useRef(false);
  useEffect(() => {
    void loadPhonePlan().then(setPlan, () => undefined);
  }, []);
  const readTyped = useEffectEvent(() => change(country, typed));
  useEffect(() => {
    if (!plan) return;
    if (typed_early.current) {
      typed_early.current = false;
      readTyped();
      return;
    }
    // Only a value set from outside is split again, not one that was just typed here.
    if (value === told.current) return;
    told.current = value;
    const parts = value
      ? partsOfNumber(plan, value, first_country)
      : { country: first_country, national: "" };
    setCountry(parts.country);
    setTyped(parts.national);
  }, [plan, value, first_country]);
  function change(next_country: string, text: string) {
    const plain = plainDigits(text);
    if (!plan) {
      setTyped(plain);
      typed_early.current = true;
      return;
    }
    const shorter = plain.length < typed.length;
    const read = typedNumber(plan, next_country, plain);
    setCountry(read.country);
    // The text is not formatted while it is deleted: formatting would restore the bracket just removed.
    setTyped(shorter ? plain : read.national);
    told.current = read.e164;
    onChange(read.e164);
  }
  return (
    <FieldFrame {...given(field)} {...given({ id })}>
      {(ids) => (
        <div className="phone-row">
          <PhoneCountrySelect
            plan={plan}
            countries={countries}
            value={country}
            disabled={disabled}
            onChange={(next) => change(next, typed)}
          />
          <input
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            id={ids.id}
            ref={ref}
            name={name}
            disabled={disabled}
            className="input"
            value={typed}
            maxLength={24}
            aria-describedby={ids.described_by}
            aria-invalid={ids.invalid || undefined}
            aria-label={t("phone.number")}
            onChange={(event) => change(country, event.target.value)}
            onBlur={onBlur}
          />
        </div>
      )}
    </FieldFrame>
  );
}
