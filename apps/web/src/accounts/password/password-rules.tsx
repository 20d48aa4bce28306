import type { passwordChecks } from "@sanjog/domain/accounts/password";
import { fieldErrorNumbers } from "@sanjog/domain/field-error";
import { Check, Dot } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "../../platform/locale.tsx";
import { classes } from "../../ui/classes.ts";

type Props = {
  password: string;
  rules: typeof passwordChecks;
  /** No guesser tries it early, as far as is known here. */
  hard_to_guess: boolean;
};

/** What a password must have; each rule is ticked off as it is typed. */
export function PasswordRules({ password, rules, hard_to_guess }: Props) {
  const t = useT("accounts");
  const typed = password.normalize("NFKC");
  return (
    <ul aria-label={t("password.rules")} className="grid grid-cols-2 gap-x-3 gap-y-1 text-sm">
      {rules.map(({ fieldError, holds }) => (
        <Line key={fieldError} met={holds(typed)}>
          {t(`password.${fieldError}`, { password_min: String(fieldErrorNumbers.password_min) })}
        </Line>
      ))}
      <Line met={hard_to_guess} wide>
        {t("password.hard_to_guess")}
      </Line>
    </ul>
  );
}

function Line({ met, wide = false, children }: { met: boolean; wide?: boolean; children: ReactNode }) {
  const t = useT("accounts");
  // A circle would look like a radio button.
  const Icon = met ? Check : Dot;
  return (
    <li
      className={classes(
        "flex gap-1.5 leading-(--lh-ui)",
        met ? "text-mehndi" : "text-ink-2",
        wide && "col-span-2",
      )}
    >
      <Icon aria-hidden="true" size={22} className="flex-none" />
      <span>
        {children}
        <span className="visually-hidden"> ({t(met ? "password.met" : "password.unmet")})</span>
      </span>
    </li>
  );
}
