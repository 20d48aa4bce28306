import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { DraftNote } from "../../form/form-frame.tsx";
import type { FootState } from "../../form/step-form.tsx";
import { useT } from "../../platform/locale.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { FieldError } from "../../ui/controls/field.tsx";

type Props = FootState & {
  /** The label of the button that saves or moves on. */
  title: ReactNode;
  onPrevious?: (() => void) | undefined;
};

/** The draft note, and below it the sticky bar of a step: Previous, and the button that saves or moves on. */
export function StepBar({ title, busy, draft_saved, problem, onPrevious }: Props) {
  const t = useT("common");
  return (
    <>
      <div className="mt-auto min-h-6">
        <DraftNote saved={draft_saved} />
      </div>
      <div className="fixed-bar">
        <div role="alert" className={problem ? "mb-2" : undefined}>
          <FieldError id="step-problem" error={problem ?? undefined} />
        </div>
        <div className="flex gap-2.5">
          {onPrevious && (
            <Button
              className="step-back"
              aria-label={t("previous")}
              icon={<ArrowLeft aria-hidden="true" />}
              onClick={onPrevious}
            />
          )}
          <Button type="submit" look="primary" busy={busy} className="step-forward">
            {title}
          </Button>
        </div>
      </div>
    </>
  );
}
