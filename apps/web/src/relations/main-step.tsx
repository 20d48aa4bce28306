import type { RelationView } from "@sanjog/contract/member-view";
import { classes } from "../ui/classes.ts";
import { asksAgain, offeredOf } from "./member-state.ts";
import { StepButton } from "./step-button.tsx";
import type { StepTarget } from "./take-step.ts";
import type { AskStep } from "./use-member-steps.tsx";

type Props = { relation: RelationView; met: StepTarget; ask: AskStep; className?: string };

/** The one primary action about a person: a request, or the yes to theirs; renders nothing where neither is offered. */
export function MainStep({ relation, met, ask, className }: Props) {
  const [step] = offeredOf(relation, ["send_request", "accept"]);
  if (!step) return null;
  return (
    <StepButton
      step={step}
      met={met}
      ask={ask}
      look="primary"
      again={asksAgain(relation, step)}
      className={classes("min-h-(--touch-lg)", className)}
    />
  );
}
