import type { RelationView } from "@sanjog/contract/member-view";
import { useT } from "../platform/locale.tsx";
import { asksAgain, offeredOf } from "../relations/member-state.ts";
import { SaveChoice } from "../relations/save-choice.tsx";
import { StepButton } from "../relations/step-button.tsx";
import { stepIcons } from "../relations/step-icons.ts";
import type { StepTarget } from "../relations/take-step.ts";
import type { AskStep } from "../relations/use-member-steps.tsx";
import { QuietChoice } from "../ui/person/quiet-choice.tsx";

type Props = { relation: RelationView; met: StepTarget; ask: AskStep };

/** The primary action of a card and the quiet choices beside it. */
export function CardActions({ relation, met, ask }: Props) {
  const t = useT("relations");
  const [aside] = offeredOf(relation, ["set_aside"]);
  const [main] = offeredOf(relation, ["send_request", "accept"]);
  return (
    <div className="person-actions">
      {main && (
        <StepButton
          step={main}
          met={met}
          ask={ask}
          look="primary"
          again={asksAgain(relation, main)}
          className="min-h-(--touch-lg)"
        />
      )}
      <SaveChoice relation={relation} met={met} ask={ask} />
      {aside && (
        <QuietChoice
          Icon={stepIcons.set_aside}
          word={t("steps.set_aside")}
          aria-label={t("not_now_name", { name: met.name })}
          onClick={() => ask("set_aside", met)}
        />
      )}
    </div>
  );
}
