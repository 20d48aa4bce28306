import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { DraftNote } from "../../form/form-frame.tsx";
import type { FootState } from "../../form/step-form.tsx";
import { useT } from "../../platform/locale.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { FieldError } from "../../ui/controls/field.tsx";

type Props = FootState & {
  /** The label of the save button. */
  title: ReactNode;
  /** Shows an arrow, because saving opens another step. */
  forward?: boolean;
  onPrevious?: (() => void) | undefined;
};

/** The sticky bar of a step: Previous, the draft note and the save button. */
export function StepBar({ title, forward = false, busy, draft_saved, problem, onPrevious }: Props) {
  const t = useT("common");
  return (
    <div className="fixed-bar">
      <div role="alert" className={problem ? "mb-2" : undefined}>
        <FieldError id="step-problem" error={problem ?? undefined} />
      </div>
      <div className="flex items-center justify-between gap-1.5 md:gap-4">
        {onPrevious && (
          <Button
            className="min-h-(--touch-lg) max-md:w-14 max-md:flex-none max-md:gap-0 max-md:px-0"
            aria-label={t("previous")}
            icon={<ArrowLeft aria-hidden="true" />}
            onClick={onPrevious}
          >
            <span className="hidden md:inline">{t("previous")}</span>
          </Button>
        )}
        <DraftNote saved={draft_saved} />
        <Button type="submit" look="primary" busy={busy} className="ml-auto flex-none max-md:px-4">
          <span className="inline-flex items-center gap-3">
            {title}
            {forward && <ArrowRight aria-hidden="true" />}
          </span>
        </Button>
      </div>
    </div>
  );
}
