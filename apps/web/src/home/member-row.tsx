import type { RelationView } from "@sanjog/contract/member-view";
import type { ShownReason } from "@sanjog/domain/suggestions/distinguishing-reasons";
import { formatHeight, formatNearDate } from "@sanjog/i18n/format";
import { langOf } from "@sanjog/i18n/lang-of";
import { nameFor } from "@sanjog/i18n/name-for";
import { useId } from "react";
import { useLocale, useT } from "../platform/locale.tsx";
import { profilePath } from "../platform/profile-path.ts";
import { ProposalNote } from "../proposals/proposal-note.tsx";
import { proposalStateOf } from "../proposals/proposal-state.ts";
import { asksAgain, type MemberState, offeredOf, type Step, stateOf } from "../relations/member-state.ts";
import { memberWithRelationOf, placeLine } from "../relations/member-words.ts";
import { ReasonList } from "../relations/reason-list.tsx";
import { StateBadge } from "../relations/state-badge.tsx";
import { StepButton } from "../relations/step-button.tsx";
import type { AskStep } from "../relations/use-member-steps.tsx";
import { MemberMenu } from "../reports/member-menu.tsx";
import { ButtonLink } from "../ui/controls/button.tsx";
import { CardLink } from "../ui/person/card-link.tsx";
import { FactLine } from "../ui/person/fact-line.tsx";
import { HiddenLine } from "../ui/person/hidden-line.tsx";
import { ConnectedSince } from "./connected-since.tsx";
import { ContactActions } from "./contact-links.tsx";
import { clearStepsOf, menuStepsOf } from "./home-state.ts";
import type { MemberList, MemberRow as Row } from "./queries.ts";
import { RowFrame } from "./row-frame.tsx";

type ActionProps = { list: MemberList; row: Row; ask: AskStep };
type Props = ActionProps & { reasons: readonly ShownReason[] };

/** One member in a list: who it is, the state, at most two buttons, and a menu with the rest. */
export function MemberRow({ list, row, reasons, ask }: Props) {
  const { member } = row;
  const { profile_details: person, career_details: career } = member;
  const { locale } = useLocale();
  const label = useId();
  const { name } = nameFor(locale, person);
  const proposal = proposalOf(list, row);
  const state = stateOf({ ...member.relation, proposal });
  const met = memberWithRelationOf(member, locale);
  return (
    <RowFrame
      label={label}
      id={member.user_id}
      name={name}
      picture={member.profile_picture}
      title={
        <h2 id={label} className="text-lg leading-snug wrap-anywhere">
          <CardLink to={profilePath(member.user_id)}>
            <span lang={langOf(name)}>{name}</span>, {person.age}
          </CardLink>
        </h2>
      }
      menu={
        <MemberMenu
          reported={{ met, main_photo: member.profile_picture }}
          steps={menuStepsOf(member.relation, clearStepsOf[list])}
          ask={ask}
          className="row-menu"
        />
      }
      note={<ProposalNote proposal={proposal} />}
      actions={<Actions list={list} row={row} ask={ask} />}
    >
      <FactLine
        className="text-sm leading-(--lh-ui) text-ink-2 [&_.fact]:whitespace-normal"
        facts={[career.occupation_title, placeLine(career.city, career.country)]}
      />
      {list !== "connections" && (
        <FactLine
          className="text-sm leading-(--lh-ui) text-ink-2 [&_.fact]:whitespace-normal"
          facts={[formatHeight(locale, person.height), career.highest_degree_title]}
        />
      )}
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-xs leading-(--lh-ui)">
        {state && state !== toldBy[list] && (
          <State state={state} connected_on={member.relation.connected_on} />
        )}
        <SentOn list={list} sent_at={row.sent_at} />
        {row.back_on && <BackOn day={row.back_on} />}
      </div>
      {/* After a no, nothing is praised. */}
      {list !== "connections" && state !== "proposal_declined" && (
        <div className="mt-1.5 empty:hidden">
          <ReasonList reasons={reasons} />
        </div>
      )}
      {list === "connections" && row.phone_number === null && <NumberHidden />}
    </RowFrame>
  );
}

/** The state that the title of a list tells already. */
const toldBy: Partial<Record<MemberList, MemberState>> = {
  shortlisted: "shortlisted",
  set_aside: "shortlisted",
  sent: "sent",
  rejected: "rejected",
  declined: "declined",
};

/** The state between the two; a connection without a proposal says since when. */
function State({ state, connected_on }: { state: MemberState; connected_on: string | undefined }) {
  if (state !== "connected") return <StateBadge small state={state} />;
  return (
    <span className="font-strong text-mehndi">
      <ConnectedSince connected_on={connected_on} />
    </span>
  );
}

function NumberHidden() {
  const t = useT("home");
  return <HiddenLine>{t("number_hidden")}</HiddenLine>;
}

/** In the list of sent proposals a row shows that proposal, even if the other member has sent one since. */
function proposalOf(list: MemberList, { id, status, sent_at, member }: Row): RelationView["proposal"] {
  const latest = member.relation.proposal ?? null;
  if (list !== "sent_proposals" || latest?.id === id || !status || !sent_at) return latest;
  return { id, status, sent_at, sent_by_viewer: true };
}

function SentOn({ list, sent_at }: { list: MemberList; sent_at: string | undefined }) {
  const t = useT("home");
  const { locale } = useLocale();
  if (!sent_at || list === "accepted_proposals") return null;
  const date = onOneLine(formatNearDate(locale, sent_at));
  if (list === "sent")
    return <span className="font-strong text-haldi-ink">{t("waits_since", { date })}</span>;
  return <span className="text-ink-3">{t(list === "rejected" ? "received_on" : "sent_on", { date })}</span>;
}

const onOneLine = (date: string) => date.replaceAll(" ", "\u00a0");

function BackOn({ day }: { day: string }) {
  const t = useT("home");
  const { locale } = useLocale();
  return <span className="text-ink-3">{t("back_on", { date: onOneLine(formatNearDate(locale, day)) })}</span>;
}

const positive: readonly Step[] = ["accept", "send_request"];

/** Lists of families whom the member has put away. A yes is possible there, and nothing asks for it. */
const quiet_lists: readonly MemberList[] = ["rejected", "set_aside"];

function Actions({ list, row, ask }: ActionProps) {
  const t = useT("home");
  const { locale } = useLocale();
  const met = memberWithRelationOf(row.member, locale);
  const steps = offeredOf(row.member.relation, clearStepsOf[list]);
  if (list === "connections")
    return (
      <>
        {proposalStateOf(row.member.relation.proposal) === "proposal_received" && (
          <ButtonLink
            to={profilePath(met.user_id)}
            look="primary"
            className="basis-full"
            aria-label={t("answer_to", { name: met.name })}
          >
            {t("answer")}
          </ButtonLink>
        )}
        {row.phone_number && <ContactActions phone_number={row.phone_number} name={met.name} />}
      </>
    );
  if (list === "declined" && steps.length === 0)
    return <p className="text-sm text-ink-3">{t("ask_again_later")}</p>;
  return steps.map((step) => (
    <StepButton
      key={step}
      step={step}
      met={met}
      ask={ask}
      again={asksAgain(row.member.relation, step)}
      look={positive.includes(step) && !quiet_lists.includes(list) ? "primary" : "secondary"}
    />
  ));
}
