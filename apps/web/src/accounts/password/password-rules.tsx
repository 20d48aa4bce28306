import type { passwordChecks } from "@sanjog/domain/accounts/password";
import { fieldErrorNumbers } from "@sanjog/domain/field-error";
import { Check } from "lucide-react";
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
    <ul aria-label={t("password.rules")} className="flex flex-wrap gap-1.5 text-xs">
      {rules.map(({ fieldError, holds }) => (
        <Line key={fieldError} met={holds(typed)}>
          {t(`password.${fieldError}`, { password_min: String(fieldErrorNumbers.password_min) })}
        </Line>
      ))}
      <Line met={hard_to_guess}>{t("password.hard_to_guess")}</Line>
    </ul>
  );
}

function Line({ met, children }: { met: boolean; children: ReactNode }) {
  const t = useT("accounts");
  return (
    <li
      className={classes(
        "flex items-center gap-1 rounded-sm px-2.5 py-1 leading-(--lh-ui)",
        met ? "bg-mehndi-soft text-mehndi" : "bg-sunken text-ink-2",
      )}
    >
      {met && <Check aria-hidden="true" size={18} className="flex-none" />}
      <span>
        {children}
        <span className="visually-hidden"> ({t(met ? "password.met" : "password.unmet")})</span>
      </span>
    </li>
  );
}
