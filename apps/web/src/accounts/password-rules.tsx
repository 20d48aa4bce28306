import type { FaultCode } from "@sanjog/domain/fault";
import { Check, Circle } from "lucide-react";
import { useFaultSentence } from "../form/fault-sentence.ts";
import { useT } from "../platform/locale.tsx";

type Rule = { fault: FaultCode; holds: (password: string) => boolean };

/** What a password must have; each rule is ticked off as it is typed. */
export function PasswordRules({ password, rules }: { password: string; rules: readonly Rule[] }) {
  const t = useT("accounts");
  const sentence = useFaultSentence();
  const typed = password.normalize("NFKC");
  return (
    <ul aria-label={t("password.rules")} className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
      {rules.map(({ fault, holds }) => {
        const met = holds(typed);
        const Icon = met ? Check : Circle;
        return (
          <li key={fault} className={met ? "flex gap-2 text-mehndi" : "flex gap-2 text-ink-2"}>
            <Icon aria-hidden="true" size={22} className="mt-0.5 flex-none" />
            <span>
              {sentence(fault)}
              <span className="visually-hidden"> ({t(met ? "password.met" : "password.unmet")})</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
