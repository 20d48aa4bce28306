import type { MemberProfile } from "@sanjog/contract/member-view";
import { Clock3 } from "lucide-react";
import { useT } from "../../../platform/locale.tsx";
import { asksAgain, offeredOf, stateOf } from "../../../relations/member-state.ts";
import { RequestSent } from "../../../relations/request-sent.tsx";
import { SaveChoice } from "../../../relations/save-choice.tsx";
import { StepButton } from "../../../relations/step-button.tsx";
import type { StepTarget } from "../../../relations/take-step.ts";
import type { AskStep } from "../../../relations/use-member-steps.tsx";
import { QuietChoice } from "../../../ui/person/quiet-choice.tsx";
import { hasActions } from "./action-state.ts";

type Props = {
  profile: MemberProfile;
  met: StepTarget;
  ask: AskStep;
  /** Whether the request was sent a moment ago, on this page. */
  just_sent: boolean;
};

/** The decision about a person: one primary action and the quiet choices, or the state of a sent request. */
export function ProfileActions({ profile, met, ask, just_sent }: Props) {
  const t = useT("relations");
  const { relation } = profile;
  if (!hasActions(relation)) return null;
  if (stateOf(relation) === "sent")
    return (
      <div className="profile-actions">
        <div className="grow">
          <RequestSent met={met} ask={ask} just_sent={just_sent} />
        </div>
        <SaveChoice relation={relation} met={met} ask={ask} />
      </div>
    );
  const [main] = offeredOf(relation, ["send_request", "accept"]);
  const [refusal] = offeredOf(relation, ["reject"]);
  const [aside] = offeredOf(relation, ["set_aside", "bring_back"]);
  return (
    <div className="profile-actions">
      {main && (
        <StepButton
          step={main}
          met={met}
          ask={ask}
          look="primary"
          again={asksAgain(relation, main)}
          className="profile-main-action min-h-(--touch-lg)"
        />
      )}
      {refusal && <StepButton step={refusal} met={met} ask={ask} className="min-h-(--touch-lg)" />}
      {!refusal && <SaveChoice relation={relation} met={met} ask={ask} />}
      {!refusal && aside && (
        <QuietChoice
          Icon={Clock3}
          word={t(`steps.${aside}`)}
          aria-label={t(`step_for.${aside}`, { name: met.name })}
          onClick={() => ask(aside, met)}
        />
      )}
    </div>
  );
}
