import type { MemberProfile } from "@sanjog/contract/member-view";
import { ChevronRight, ScrollText } from "lucide-react";
import { useT } from "../../../platform/locale.tsx";
import { ProposalNote } from "../../../proposals/proposal-note.tsx";
import { offeredOf, stateOf } from "../../../relations/member-state.ts";
import { StateBadge } from "../../../relations/state-badge.tsx";
import { StepButton } from "../../../relations/step-button.tsx";
import type { StepTarget } from "../../../relations/take-step.ts";
import type { AskStep } from "../../../relations/use-member-steps.tsx";

type Props = { profile: MemberProfile; met: StepTarget; ask: AskStep };

/** The marriage proposal between two connections: its state, and one quiet row that sends one. */
export function ProposalRow({ profile, met, ask }: Props) {
  const t = useT("view_profile");
  const steps = useT("relations");
  const { relation } = profile;
  const state = stateOf(relation);
  const [propose] = offeredOf(relation, ["propose"]);
  const [revoke] = offeredOf(relation, ["revoke_proposal"]);
  return (
    <>
      {relation.connected && state && state !== "connected" && (
        <div className="card grid justify-items-start gap-2 px-4 py-3.5">
          <StateBadge state={state} />
          <ProposalNote proposal={relation.proposal} />
          {revoke && <StepButton step={revoke} met={met} ask={ask} />}
        </div>
      )}
      {propose && (
        <button
          type="button"
          className="contact-row card w-full text-start"
          aria-haspopup="dialog"
          aria-label={steps("step_for.propose", { name: met.name })}
          onClick={() => ask("propose", met)}
        >
          <ScrollText aria-hidden="true" size={24} className="flex-none text-haldi-mark" />
          <span className="grid grow">
            <span>{t("contact.when_sure")}</span>
            <span className="text-sm font-strong text-madder">{t("contact.propose")}</span>
          </span>
          <ChevronRight aria-hidden="true" size={20} className="flex-none text-ink-3" />
        </button>
      )}
    </>
  );
}
