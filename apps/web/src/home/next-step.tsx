import type { Today } from "@sanjog/contract/home";
import { useId } from "react";
import { useT } from "../platform/locale.tsx";
import { Button, ButtonLink } from "../ui/controls/button.tsx";
import type { HomeList, NextStep } from "./home-state.ts";
import { SmallCardStrip } from "./small-card-strip.tsx";

export type NextStepProps = { step: NextStep; today: Today; onOpen: (list: HomeList) => void };

/** What to do on a day on which nobody waits: one sentence, one button, and the faces that it leads to. */
export function NextStepCard({ step, today, onOpen }: NextStepProps) {
  const t = useT("home");
  const title = useId();
  const count = today.suggestions?.total ?? 0;
  const faces = today.suggestions?.data ?? [];
  return (
    <section aria-labelledby={title} className="card next-step">
      <div className="kinari" />
      <div className="next-step-parts">
        <div className="next-step-words">
          <h2 id={title} className="text-xl text-balance">
            {t(`next.${step}.title`, { count })}
          </h2>
          <p className="mt-1 text-ink-2 text-pretty">
            {t(step === "look" && today.counts.sent > 0 ? "next.look.meanwhile" : `next.${step}.text`, {
              count: today.counts.sent,
            })}
          </p>
        </div>
        {faces.length > 0 && <SmallCardStrip members={faces} />}
        <Action step={step} onOpen={onOpen} />
      </div>
    </section>
  );
}

function Action({ step, onOpen }: Omit<NextStepProps, "today">) {
  const t = useT("home");
  if (step === "enough")
    return <Button onClick={() => onOpen("shortlisted")}>{t("next.enough.action")}</Button>;
  const to = step === "look" ? "/suggestion" : "/profile-registration-edit/preference";
  return (
    <ButtonLink to={to} look="primary" className="min-h-(--touch-lg)">
      {t(`next.${step}.action`)}
    </ButtonLink>
  );
}
