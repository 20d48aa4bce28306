import type { MemberProfile } from "@sanjog/contract/member-view";
import { useLocale } from "../../platform/locale.tsx";
import { offeredOf } from "../../relations/member-state.ts";
import { memberWithRelationOf } from "../../relations/member-words.ts";
import { StepButton } from "../../relations/step-button.tsx";
import type { AskStep } from "../../relations/use-member-steps.tsx";
import { ReportButton } from "../../reports/report-button.tsx";

type Props = { profile: MemberProfile; ask: AskStep };

/** The actions for this member: a primary one, its opposite, and the less frequent ones below. */
export function ViewProfileActions({ profile, ask }: Props) {
  const { locale } = useLocale();
  const met = memberWithRelationOf(profile, locale);
  const { relation } = profile;
  const [main] = offeredOf(relation, ["send_request", "accept", "accept_proposal", "propose"]);
  const second = offeredOf(relation, ["reject", "cancel", "reject_proposal", "revoke_proposal", "unfriend"]);
  const quiet = offeredOf(relation, ["shortlist", "unshortlist"]);
  const [block] = offeredOf(relation, ["block"]);
  return (
    <div className="grid grid-cols-1 gap-3">
      {main && <StepButton step={main} met={met} ask={ask} look="primary" />}
      {second.map((step) => (
        <StepButton key={step} step={step} met={met} ask={ask} />
      ))}
      {quiet.map((step) => (
        <StepButton key={step} step={step} met={met} ask={ask} />
      ))}
      <div className="-mx-3 flex flex-wrap justify-between gap-2">
        {block && <StepButton step={block} met={met} ask={ask} look="quiet" />}
        <ReportButton
          look="quiet"
          className="ml-auto"
          reported={{ met, main_photo: profile.profile_picture }}
          ask={ask}
        />
      </div>
    </div>
  );
}
