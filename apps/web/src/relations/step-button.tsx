import { useT } from "../platform/locale.tsx";
import { Button, type ButtonLook } from "../ui/controls/button.tsx";
import type { Step } from "./member-state.ts";
import { stepIcons } from "./step-icons.ts";
import type { StepTarget } from "./take-step.ts";
import type { AskStep } from "./use-member-steps.tsx";

type Props = {
  step: Step;
  met: StepTarget;
  ask: AskStep;
  look?: ButtonLook;
  className?: string;
};

/** A button for one step about a member. Its label for screen readers contains the member's name. */
export function StepButton({ step, met, ask, look = "secondary", className }: Props) {
  const t = useT("relations");
  const Icon = stepIcons[step];
  return (
    <Button
      look={look}
      className={className}
      icon={<Icon aria-hidden="true" size={22} />}
      aria-haspopup="dialog"
      aria-label={t(`step_for.${step}`, { name: met.name })}
      onClick={() => ask(step, met)}
    >
      {t(`steps.${step}`)}
    </Button>
  );
}
