import { formatDate } from "@sanjog/i18n/format";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocale, useT } from "../../platform/locale.tsx";
import { useNow, useTimeWords } from "../../staff/time-words.ts";
import { WhyDialog, type WhyQuestion } from "../../staff/why-dialog.tsx";
import { Button, ButtonLink } from "../../ui/controls/button.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { useSecondSteps, type WaitingDecision, waitingQuery } from "./queries.ts";

/** The decisions that wait for a second person, with the words that the member will read. */
export function WaitingDecisions() {
  const t = useT("cases");
  const waiting = useQuery(waitingQuery);
  const [question, setQuestion] = useState<WhyQuestion | null>(null);
  return (
    <section aria-labelledby="waiting-decisions">
      <h2 id="waiting-decisions">{t("waiting.decisions")}</h2>
      <Loaded from={waiting} empty={<p className="desk-quiet">{t("waiting.none")}</p>}>
        {(all) => (
          <ul className="desk-rows">
            {all.map((one) => (
              <WaitingRow key={one.id} decision={one} onAsk={setQuestion} />
            ))}
          </ul>
        )}
      </Loaded>
      <WhyDialog question={question} onClose={() => setQuestion(null)} />
    </section>
  );
}

type RowProps = { decision: WaitingDecision; onAsk: (question: WhyQuestion) => void };

function WaitingRow({ decision, onAsk }: RowProps) {
  const t = useT("cases");
  const texts = useT("decisions");
  const { locale } = useLocale();
  const words = useTimeWords();
  const now = useNow();
  const { approve, refuse } = useSecondSteps();
  const { id, kind, rule, until, decided_by, expires_at, facts } = decision;
  const length = until ? t("waiting.until", { date: formatDate(locale, until) }) : t("decision.for_good");
  const ask = (yes: boolean) =>
    onAsk({
      name: `${yes ? "approve" : "refuse"}-${id}`,
      title: t(yes ? "waiting.approve_title" : "waiting.refuse_title"),
      text: t(yes ? "waiting.approve_text" : "waiting.refuse_text"),
      yes: t(yes ? "waiting.approve" : "waiting.refuse"),
      onYes: (body) => (yes ? approve : refuse)(id, body),
    });
  return (
    <li className="desk-row-card">
      <div className="desk-row-words">
        <p>
          <b>{t(`decisions.${kind}.todo`)}</b>{" "}
          {kind === "suspend" && <span className="desk-tag">{length}</span>}
        </p>
        {rule && <p>{texts(`rules.${rule}`)}</p>}
        <p className="desk-words">{facts}</p>
        <p className="desk-words">{locale === "pb" ? decision.reason_pb : decision.reason_en}</p>
        <p className="desk-quiet">
          {t("waiting.by", { name: decided_by, time: words(Date.parse(expires_at) - now) })}
        </p>
      </div>
      <div className="desk-row">
        <ButtonLink className="btn-small" to={`/desk/cases/${decision.case_id}`}>
          {t("waiting.case")}
        </ButtonLink>
        {decision.may_approve ? (
          <>
            <Button className="btn-small" onClick={() => ask(true)}>
              {t("waiting.approve")}
            </Button>
            <Button className="btn-small" onClick={() => ask(false)}>
              {t("waiting.refuse")}
            </Button>
          </>
        ) : (
          <p className="desk-quiet">{t("waiting.someone_else")}</p>
        )}
      </div>
    </li>
  );
}
