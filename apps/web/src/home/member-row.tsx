import type { RelationView } from "@sanjog/contract/member-view";
import { formatDate } from "@sanjog/i18n/format";
import { langOf } from "@sanjog/i18n/lang-of";
import { nameFor } from "@sanjog/i18n/name-for";
import { Link } from "react-router";
import { useLocale, useT } from "../platform/locale.tsx";
import { ProposalNote } from "../proposals/proposal-note.tsx";
import { offeredOf, stateOf } from "../relations/member-state.ts";
import { joined, memberWithRelationOf, placeLine, profilePath } from "../relations/member-words.ts";
import { StateBadge } from "../relations/state-badge.tsx";
import { StepButton } from "../relations/step-button.tsx";
import type { AskStep } from "../relations/use-member-steps.tsx";
import { ReportButton } from "../reports/report-button.tsx";
import { ButtonLink } from "../ui/controls/button.tsx";
import { OtherName } from "../ui/other-name.tsx";
import { stepsOf } from "./home-state.ts";
import type { MemberList, MemberRow as Row } from "./queries.ts";
import { RowFrame } from "./row-frame.tsx";

type Props = { list: MemberList; row: Row; ask: AskStep };

/** One member in a list, with the actions that are possible from there. */
export function MemberRow({ list, row, ask }: Props) {
  const words = useT("relations");
  const { member } = row;
  const { profile_details: person, career_details: career } = member;
  const { locale } = useLocale();
  const { name, other } = nameFor(locale, person);
  const proposal = proposalOf(list, row);
  const state = stateOf({ ...member.relation, proposal });
  return (
    <RowFrame
      id={member.user_id}
      name={name}
      picture={member.profile_picture}
      title={
        <Link
          to={profilePath(member.user_id)}
          className="-my-2 inline-block py-2 align-top text-ink decoration-line-strong decoration-1 hover:text-madder"
        >
          <span lang={langOf(name)} className="line-clamp-3">
            {name}
          </span>
        </Link>
      }
      note={<ProposalNote proposal={proposal} />}
      actions={<Actions list={list} row={row} ask={ask} />}
      corner={
        <ReportButton
          reported={{ met: memberWithRelationOf(member, locale), main_photo: member.profile_picture }}
          ask={ask}
        />
      }
    >
      <OtherName name={other} />
      <p className="leading-(--lh-ui) text-ink-2">
        {joined(
          words("years", { age: String(person.age) }),
          career.occupation_title,
          placeLine(career.city, career.country),
        )}
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        {state && <StateBadge state={state} />}
        <SentOn list={list} sent_at={row.sent_at} />
      </div>
    </RowFrame>
  );
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
  const by_them = list === "received" || list === "rejected" || list === "received_proposals";
  // Keeps a date on one line.
  const date = formatDate(locale, sent_at).replace(/ /g, "\u00a0");
  return (
    <span className="text-sm text-ink-3">
      {by_them ? t("received_on", { date }) : t("sent_on", { date })}
    </span>
  );
}

const positive: readonly string[] = ["accept", "send_request", "accept_proposal"];
const with_link: readonly MemberList[] = ["connections", "accepted_proposals", "sent_proposals"];

function Actions({ list, row, ask }: Props) {
  const t = useT("home");
  const words = useT("relations");
  const { locale } = useLocale();
  const met = memberWithRelationOf(row.member, locale);
  const steps = offeredOf(row.member.relation, stepsOf[list]);
  return (
    <>
      {with_link.includes(list) && (
        <ButtonLink
          to={profilePath(met.user_id)}
          className="max-md:basis-full"
          aria-label={words("view_profile_of", { name: met.name })}
        >
          {words("view_profile")}
        </ButtonLink>
      )}
      {steps.map((step) => (
        <StepButton
          key={step}
          step={step}
          met={met}
          ask={ask}
          look={positive.includes(step) ? "primary" : step === "block" ? "quiet" : "secondary"}
          className={step === "propose" || step === "revoke_proposal" ? "max-md:basis-full" : ""}
        />
      ))}
      {list === "declined" && steps.length === 0 && (
        <p className="basis-full text-sm text-ink-3 md:max-w-60">{t("ask_again_later")}</p>
      )}
    </>
  );
}
