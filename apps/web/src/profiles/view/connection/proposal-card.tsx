import type { MemberProfile } from "@sanjog/contract/member-view";
import { formatDate, formatDayOfYear, formatWeekday } from "@sanjog/i18n/format";
import { firstNameFor } from "@sanjog/i18n/name-for";
import { CalendarClock, Gem, Hourglass, type LucideIcon, ScrollText } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useLocale, useT } from "../../../platform/locale.tsx";
import { momentPath } from "../../../platform/moment-path.ts";
import { serverDay } from "../../../platform/server-day.ts";
import { Revocable } from "../../../proposals/proposal-note.tsx";
import {
  daysLeft,
  lapseDay,
  type PastProposal,
  type Proposal,
  type ProposalState,
  pastProposalOf,
  proposalStateOf,
} from "../../../proposals/proposal-state.ts";
import { offeredOf } from "../../../relations/member-state.ts";
import { StepButton } from "../../../relations/step-button.tsx";
import type { StepTarget } from "../../../relations/take-step.ts";
import type { AskStep } from "../../../relations/use-member-steps.tsx";
import { ButtonLink } from "../../../ui/controls/button.tsx";

type Props = { profile: MemberProfile; met: StepTarget; ask: AskStep };

/** The marriage proposal between two connections: who proposed and when, until when it is answered, and the answer. */
export function ProposalCard({ profile, met, ask }: Props) {
  const t = useT("proposals");
  const { locale } = useLocale();
  const title = useId();
  const { connected, proposal } = profile.relation;
  const stage = proposalStateOf(proposal) ?? pastProposalOf(proposal);
  if (!connected || !proposal || !stage) return null;
  const name = firstNameFor(locale, profile.profile_details);
  const is_solemn = stage === "proposal_received" || stage === "matched";
  const Icon = stage === "matched" ? Gem : ScrollText;
  return (
    <section aria-labelledby={title} className="card proposal-card">
      {is_solemn && <div className="kinari" />}
      <div className="grid gap-2 px-3.5 pt-2.5 pb-4 lg:gap-3 lg:p-4">
        <h2 id={title} className="flex items-start gap-2.5 text-lg leading-snug">
          <Icon aria-hidden="true" size={24} className="mt-0.5 flex-none text-haldi-mark" />
          <span className="min-w-0 wrap-anywhere">{t(`card.title.${stage}`, { name })}</span>
        </h2>
        <Dates stage={stage} proposal={proposal} />
        <p className="text-sm leading-(--lh-ui) text-pretty">{t(`card.text.${stage}`)}</p>
        <Deeds stage={stage} profile={profile} met={met} ask={ask} />
      </div>
    </section>
  );
}

type Stage = ProposalState | PastProposal;

/** When it was sent or accepted and, while it is open, until when it can be answered. */
function Dates({
  stage,
  proposal,
}: {
  stage: Stage;
  proposal: Proposal & { accepted_on?: string | undefined };
}) {
  const t = useT("proposals");
  const { locale } = useLocale();
  const { sent_at, accepted_on } = proposal;
  const is_open = stage === "proposal_received" || stage === "proposal_sent";
  if (stage === "matched")
    return (
      accepted_on && (
        <Line Icon={CalendarClock}>{t("card.accepted_on", { date: formatDate(locale, accepted_on) })}</Line>
      )
    );
  const last = lapseDay(sent_at);
  const days = daysLeft(sent_at, serverDay());
  return (
    <div className="grid lg:gap-1">
      <Line Icon={CalendarClock}>
        {t(proposal.sent_by_viewer ? "card.you_proposed_on" : "card.they_proposed_on", {
          date: is_open ? formatDayOfYear(locale, sent_at) : formatDate(locale, sent_at),
        })}
      </Line>
      {is_open && (
        <Line Icon={Hourglass}>
          <strong>
            {t(`card.until.${stage}`, {
              day: formatWeekday(locale, last),
              date: formatDayOfYear(locale, last).replace(" ", "\u00a0"),
            })}
          </strong>{" "}
          <span className="whitespace-nowrap">{t("card.days_left", { count: days })}</span>
        </Line>
      )}
    </div>
  );
}

function Line({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2.5 leading-(--lh-ui)">
      <Icon aria-hidden="true" size={20} className="mx-0.5 mt-0.5 flex-none text-ink-3" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

/** What this side can do about the proposal now. */
function Deeds({ stage, profile, met, ask }: Props & { stage: Stage }) {
  const t = useT("proposals");
  const { relation } = profile;
  if (stage === "matched")
    return <ButtonLink to={momentPath("matched", met.user_id)}>{t("card.see_day")}</ButtonLink>;
  const steps = offeredOf(relation, ["accept_proposal", "reject_proposal", "revoke_proposal"]);
  const [again] = relation.proposal?.sent_by_viewer ? offeredOf(relation, ["propose"]) : [];
  const shown = again ? [...steps, again] : steps;
  return (
    <>
      {shown.length > 0 && (
        <div className="proposal-deeds">
          {shown.map((step) => (
            <StepButton
              key={step}
              step={step}
              met={met}
              ask={ask}
              look={step === "accept_proposal" ? "primary" : "secondary"}
              className="min-h-(--touch-lg)"
              word={step === "accept_proposal" ? t("card.accept") : undefined}
            />
          ))}
        </div>
      )}
      {stage === "proposal_sent" && (
        <div className="text-xs leading-(--lh-ui) text-ink-3">
          <Revocable until={relation.proposal?.revocable_until} />
        </div>
      )}
    </>
  );
}
