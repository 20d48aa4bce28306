import type { MemberProfile } from "@sanjog/contract/member-view";
import { ChevronRight, ScrollText } from "lucide-react";
import { useT } from "../../../platform/locale.tsx";
import { proposalStateOf } from "../../../proposals/proposal-state.ts";
import { offeredOf } from "../../../relations/member-state.ts";
import type { StepTarget } from "../../../relations/take-step.ts";
import type { AskStep } from "../../../relations/use-member-steps.tsx";

type Props = { profile: MemberProfile; met: StepTarget; ask: AskStep };

/** One quiet row that sends a marriage proposal; after an own one that ended, its card offers the next. */
export function ProposalRow({ profile: { relation }, met, ask }: Props) {
  const t = useT("view_profile");
  const steps = useT("relations");
  const [propose] = offeredOf(relation, ["propose"]);
  if (!propose || proposalStateOf(relation.proposal)) return null;
  return (
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
  );
}
