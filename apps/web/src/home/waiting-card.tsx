import type { RequestRow } from "@sanjog/contract/request-row";
import type { ShownReason } from "@sanjog/domain/suggestions/distinguishing-reasons";
import { formatDayOfYear, formatHeight, formatWeekday } from "@sanjog/i18n/format";
import { langOf } from "@sanjog/i18n/lang-of";
import { firstNameFor, nameFor } from "@sanjog/i18n/name-for";
import { type ComponentProps, useId } from "react";
import { useLocale, useT } from "../platform/locale.tsx";
import { profilePath } from "../platform/profile-path.ts";
import { namedDay, serverDay } from "../platform/server-day.ts";
import { daysLeft } from "../proposals/proposal-state.ts";
import { offeredOf, type Step } from "../relations/member-state.ts";
import { joined, memberWithRelationOf, placeLine } from "../relations/member-words.ts";
import { ReasonList } from "../relations/reason-list.tsx";
import { shortTitle } from "../relations/short-title.ts";
import { SidesLine } from "../relations/sides-line.tsx";
import type { AskStep } from "../relations/use-member-steps.tsx";
import { MemberMenu } from "../reports/member-menu.tsx";
import { Button } from "../ui/controls/button.tsx";
import { MemberPicture } from "../ui/member-picture.tsx";
import { CardLink } from "../ui/person/card-link.tsx";
import { FactLine } from "../ui/person/fact-line.tsx";
import { OwnWords } from "../ui/person/own-words.tsx";
import { ContactLinks } from "./contact-links.tsx";
import { clearStepsOf, menuStepsOf } from "./home-state.ts";
import type { WaitingRow } from "./waiting-state.ts";

type Props = { waiting: WaitingRow; reasons: readonly ShownReason[]; ask: AskStep };

/** A family that waits for the member's answer: who they are in brief, and yes or no. The card opens the profile. */
export function WaitingCard({ waiting, reasons, ask }: Props) {
  const { locale } = useLocale();
  const label = useId();
  const { member } = waiting.row;
  const { profile_details: person, career_details: career } = member;
  const { name } = nameFor(locale, person);
  const met = memberWithRelationOf(member, locale);
  const menu = (
    <MemberMenu
      reported={{ met, main_photo: member.profile_picture }}
      steps={menuStepsOf(member.relation, answers)}
      ask={ask}
      className={waiting.kind === "proposal" ? "row-menu" : "waiting-menu"}
    />
  );
  return (
    <li aria-labelledby={label} className="waiting-card card relative overflow-hidden">
      {waiting.kind === "proposal" && <ProposalHead row={waiting.row} />}
      <div className="waiting-photo flex flex-col">
        <div className="relative grow">
          <MemberPicture
            small
            size="card"
            picture={member.profile_picture}
            name={name}
            id={member.user_id}
            className="absolute inset-0"
          />
        </div>
        <div className="hem max-lg:hidden" />
      </div>
      <div className="waiting-facts">
        <h2 id={label} className="leading-snug wrap-anywhere">
          <CardLink to={profilePath(member.user_id)}>
            <span lang={langOf(name)}>{name}</span>, <span className="card-more">{person.age}</span>
          </CardLink>
        </h2>
        <FactLine
          className="leading-(--lh-ui) [&_.fact~.fact]:text-ink-2"
          facts={[career.occupation_title, placeLine(career.city, career.country)]}
        />
      </div>
      <div className="hem col-span-full lg:hidden" />
      <div className="waiting-words">
        <FactLine
          className="text-sm leading-(--lh-ui) text-ink-2"
          facts={[
            formatHeight(locale, person.height),
            shortTitle(career.highest_degree_title),
            career.annual_income_title,
          ]}
        />
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2 empty:hidden">
          <ReasonList reasons={reasons} />
          <SidesLine met={member.match} />
        </div>
        <OwnWords text={person.express_yourself} />
      </div>
      <div className="waiting-answers above-link">
        {waiting.kind === "request" && (
          <div className="waiting-since">
            <Arrival row={waiting.row} />
            {menu}
          </div>
        )}
        <Answers member={member} ask={ask} />
      </div>
      {waiting.kind === "proposal" && menu}
    </li>
  );
}

type HeadProps = { row: RequestRow };

/** A marriage is asked for: a head of its own, and how long it can be answered. */
function ProposalHead({ row: { member, sent_at } }: HeadProps) {
  const t = useT("home");
  const words = useT("proposals");
  const { locale } = useLocale();
  const name = firstNameFor(locale, member.profile_details);
  return (
    <div className="proposal-head bg-madder-soft leading-snug">
      <div className="kinari" />
      <p className="pt-2 pr-14 pl-4 font-heading text-lg leading-(--lh-tight) text-balance text-madder">
        {words("card.title.proposal_received", { name })}
      </p>
      <p className="px-4 pb-2.5 text-xs font-strong text-haldi-ink">
        {joined(t("days_left", { count: daysLeft(sent_at, serverDay()) }), t("yes_is_final"))}
      </p>
    </div>
  );
}

/** When a request came, and what a yes to it does. */
function Arrival({ row: { sent_at } }: HeadProps) {
  const t = useT("home");
  const { locale } = useLocale();
  const named = namedDay(sent_at, serverDay());
  const day = named === "weekday" ? formatWeekday(locale, sent_at) : formatDayOfYear(locale, sent_at);
  return (
    <p>
      <b>{t(`request.${named}`, { day })}</b> <span>{t("yes_connects")}</span>
    </p>
  );
}

const answers = [...clearStepsOf.received_proposals, ...clearStepsOf.received];
/** Only the yes to a marriage is embroidered. */
const looks = new Map<Step, ComponentProps<typeof Button>["look"]>([
  ["accept_proposal", "primary"],
  ["accept", "plain"],
]);

/** Yes and no; to a proposal, whose yes is final, also the ways to talk to the family first. */
function Answers({ member, ask }: { member: RequestRow["member"]; ask: AskStep }) {
  const t = useT("relations");
  const words = useT("home");
  const { locale } = useLocale();
  const met = memberWithRelationOf(member, locale);
  return (
    <>
      {member.phone_number && (
        <p className="talk-first">
          <span>{words("talk_first")}</span>
          <ContactLinks phone_number={member.phone_number} name={met.name} />
        </p>
      )}
      {offeredOf(member.relation, answers).map((step) => (
        <Button
          key={step}
          look={looks.get(step) ?? "secondary"}
          className="min-h-(--touch-lg) px-3 whitespace-nowrap"
          aria-haspopup="dialog"
          aria-label={t(`step_for.${step}`, { name: met.name })}
          onClick={() => ask(step, met)}
        >
          {t(`steps.${step}`)}
        </Button>
      ))}
    </>
  );
}
