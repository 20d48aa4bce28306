import { default_phone_country } from "@sanjog/domain/reference/phone-countries";
import { type Ref, useEffect, useId, useLayoutEffect, useState } from "react";
import { useT } from "../platform/locale.tsx";
import { FieldFrame } from "../ui/controls/field.tsx";
import { PhoneCountrySelect } from "../ui/controls/phone-country-select.tsx";
import { loadPhonePlan, type PhonePlan, typedNumber } from "../ui/controls/phone-plan.ts";
import { loginControl, shownLoginName } from "./login-name-state.ts";
import { usePhoneCountries } from "./queries.ts";

type Props = {
  label: string;
  error: string | undefined;
  /** Receives the value to send: an E.164 number if a number was typed, otherwise the text. */
  onChange: (email_or_phone: string) => void;
  ref?: Ref<HTMLInputElement>;
  /** The name of the control, where it is not the login name. */
  name?: string;
  /** What the field shows at first. */
  start?: string;
};

/**
 * §2: a field that becomes a phone field while a number is typed. The input element stays, so that it keeps the
 * cursor.
 */
export function EmailOrPhoneField({ label, error, onChange, ref, name, start = "" }: Props) {
  const t = useT("accounts");
  const id = useId();
  const [text, setText] = useState(start);
  const [country, setCountry] = useState<string>(default_phone_country);
  const is_phone = loginControl(text) === "phone";
  const plan = usePhonePlan(is_phone);
  const countries = usePhoneCountries(is_phone);
  // A layout effect, since on a slow phone Enter may come before a passive effect has run, and the form would still
  // be empty.
  useLayoutEffect(() => {
    if (!is_phone || !plan) {
      onChange(text.trim());
      return;
    }
    const read = typedNumber(plan, country, text);
    setCountry(read.country);
    onChange(read.e164);
  }, [is_phone, plan, country, text, onChange]);
  return (
    <FieldFrame label={label} error={error} id={id}>
      {(ids) => (
        <div className="phone-row">
          {is_phone && (
            <PhoneCountrySelect
              plan={plan}
              countries={countries}
              value={country}
              disabled={false}
              onChange={setCountry}
            />
          )}
          <input
            key="entry"
            ref={ref}
            id={ids.id}
            name={name ?? "email_or_phone"}
            type={is_phone ? "tel" : "text"}
            inputMode={is_phone ? "tel" : "email"}
            autoComplete={name ? "off" : "username"}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={254}
            placeholder={t("login.example")}
            className="input"
            value={text}
            aria-describedby={ids.described_by}
            aria-invalid={ids.invalid || undefined}
            onChange={(event) => setText(shownLoginName(event.target.value))}
          />
        </div>
      )}
    </FieldFrame>
  );
}

/** Loads the numbering plans only after a number has been typed. */
function usePhonePlan(wanted: boolean): PhonePlan | null {
  const [plan, setPlan] = useState<PhonePlan | null>(null);
  useEffect(() => {
    if (wanted) void loadPhonePlan().then(setPlan, () => undefined);
  }, [wanted]);
  return plan;
}
