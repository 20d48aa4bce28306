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
  /** A shorter word, where the heading above names the matter. */
  word?: string | undefined;
  /** Whether it is another request to a family that said no. */
  again?: boolean;
};

/**
 * A button for one step about a member. Its label for screen readers contains the member's name. Another request to a
 * family that said no is never asked for loudly.
 */
export function StepButton({ step, met, ask, look = "secondary", className, word, again = false }: Props) {
  const t = useT("relations");
  const Icon = stepIcons[step];
  return (
    <Button
      look={again ? "secondary" : look}
      className={className}
      icon={<Icon aria-hidden="true" size={22} />}
      aria-haspopup="dialog"
      aria-label={again ? t("ask_again_name", { name: met.name }) : t(`step_for.${step}`, { name: met.name })}
      onClick={() => ask(step, met)}
    >
      {again ? t("ask_again") : (word ?? t(`steps.${step}`))}
    </Button>
  );
}
