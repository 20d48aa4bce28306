import { wizardSteps } from "@sanjog/domain/profiles/completeness";
import { groupNames, minutesLeft, shareDone } from "@sanjog/domain/profiles/wizard-groups";
import { useT } from "../../platform/locale.tsx";
import { useSession } from "../../platform/session.ts";
import { ProgressDiamonds } from "../../ui/layout/progress-diamonds.tsx";
import { stepsDone, type WizardPlace } from "./wizard-state.ts";

/** The head of the wizard: the five steps as diamonds, and how much is left. */
export function WizardProgress({ step, group }: WizardPlace) {
  const t = useT("profiles");
  const { user } = useSession();
  if (!user) return null;
  const done = stepsDone(user);
  const parts = groupNames(step);
  return (
    <div className="wizard-head">
      <ProgressDiamonds
        current={step}
        share={shareDone(step, group)}
        steps={wizardSteps.map((id) => ({ id, title: t(`steps.${id}`), done: done[id] }))}
      />
      <p className="text-center text-xs font-strong text-ink-2">
        {/* Phones have no room for the name of the step, which screen readers hear from the diamonds. */}
        <span aria-hidden="true" className="max-md:hidden">
          {t(`steps.${step}`)} ·{" "}
        </span>
        {t("progress", {
          number: String(wizardSteps.indexOf(step) + 1),
          count: String(wizardSteps.length),
          part: String(parts.indexOf(group) + 1),
          parts: String(parts.length),
          minutes: minutesLeft(step, group, done),
        })}
      </p>
    </div>
  );
}
