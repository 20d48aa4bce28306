import type { FieldErrorCode } from "@sanjog/domain/field-error";
import { Check, Dot } from "lucide-react";
import type { ReactNode } from "react";
import { useFieldErrorText } from "../../form/field-error-text.ts";
import { useT } from "../../platform/locale.tsx";

type Rule = { fieldError: FieldErrorCode; holds: (password: string) => boolean };
type Props = {
  password: string;
  rules: readonly Rule[];
  /** No guesser tries it early, as far as is known here. */
  hard_to_guess: boolean;
};

/** What a password must have; each rule is ticked off as it is typed. */
export function PasswordRules({ password, rules, hard_to_guess }: Props) {
  const t = useT("accounts");
  const sentence = useFieldErrorText();
  const typed = password.normalize("NFKC");
  return (
    <ul aria-label={t("password.rules")} className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
      {rules.map(({ fieldError, holds }) => (
        <Line key={fieldError} met={holds(typed)}>
          {sentence(fieldError)}
        </Line>
      ))}
      <Line met={hard_to_guess}>{t("password.hard_to_guess")}</Line>
    </ul>
  );
}

function Line({ met, children }: { met: boolean; children: ReactNode }) {
  const t = useT("accounts");
  // A circle would look like a radio button.
  const Icon = met ? Check : Dot;
  return (
    <li className={met ? "flex gap-2 text-mehndi" : "flex gap-2 text-ink-2"}>
      <Icon aria-hidden="true" size={22} className="mt-0.5 flex-none" />
      <span>
        {children}
        <span className="visually-hidden"> ({t(met ? "password.met" : "password.unmet")})</span>
      </span>
    </li>
  );
}
