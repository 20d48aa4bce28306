import type { OwnDecision } from "@sanjog/contract/decisions";
import { formatDate } from "@sanjog/i18n/format";
import { langOf } from "@sanjog/i18n/lang-of";
import { lazy, useState } from "react";
import { useLocale, useT } from "../platform/locale.tsx";
import { retryImport } from "../platform/retry-import.ts";
import { Button } from "../ui/controls/button.tsx";
import { Optional } from "../ui/controls/optional.tsx";
import { Card } from "../ui/layout/card.tsx";
import type { AppealProps } from "./appeal-props.ts";

// Only members who disagree load the parts of a form.
const AppealForm = lazy(async () => ({
  default: (await retryImport(() => import("./appeal-form.tsx"))).AppealForm,
}));

/** One decision with its rule, facts and reason, who made it, and what the member can do about it. */
export function DecisionCard({ decision, ...appeal }: { decision: OwnDecision } & AppealProps) {
  const t = useT("own_decisions");
  const { locale } = useLocale();
  const { kind, rule, facts, reason, automated, decided_on, until, in_effect, superseded } = decision;
  // The page itself says that the account is suspended. A heading ends without a full stop.
  const title = kind === "suspend" && in_effect ? t("why_suspended") : decision.title.replace(/[.।]$/u, "");
  return (
    <Card title={title}>
      <div className="grid gap-3">
        {rule && <p className="font-strong">{t("rule", { rule })}</p>}
        {[facts, reason].filter(Boolean).map((text) => (
          <p key={text} lang={langOf(text)} className="wrap-anywhere">
            {text}
          </p>
        ))}
        <p className="text-sm text-ink-2">
          {[
            t("decided_on", { date: formatDate(locale, decided_on) }),
            until && in_effect && t("until", { date: formatDate(locale, until) }),
            !in_effect && t(superseded ? "superseded" : "no_longer"),
            t(automated ? "by_machine" : "by_people"),
          ]
            .filter(Boolean)
            .join(" ")}
        </p>
        <Disagree decision={decision} {...appeal} />
      </div>
    </Card>
  );
}

function Disagree({ decision, onAppeal, keeps_draft = false }: { decision: OwnDecision } & AppealProps) {
  const t = useT("own_decisions");
  const { locale } = useLocale();
  const [open, setOpen] = useState(false);
  const { id, appeal, may_appeal } = decision;
  if (appeal?.outcome)
    return (
      <div className="border-t border-line pt-3">
        <p className="font-strong">{t(`outcome.${appeal.outcome}`)}</p>
        {appeal.answer && (
          <p lang={langOf(appeal.answer)} className="wrap-anywhere">
            {appeal.answer}
          </p>
        )}
      </div>
    );
  if (appeal)
    return (
      <p className="border-t border-line pt-3">{t("sent", { date: formatDate(locale, appeal.answer_by) })}</p>
    );
  if (!may_appeal) return null;
  if (open)
    return (
      <Optional>
        <AppealForm id={id} onAppeal={onAppeal} keeps_draft={keeps_draft} />
      </Optional>
    );
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{t("disagree")}</Button>
    </div>
  );
}
