import type { ConnectionRow as Row } from "@sanjog/contract/connections";
import type { RelationView } from "@sanjog/contract/member-view";
import { dayNumber } from "@sanjog/domain/calendar";
import { formatDayOfYear } from "@sanjog/i18n/format";
import { langOf } from "@sanjog/i18n/lang-of";
import { nameFor } from "@sanjog/i18n/name-for";
import { type ReactNode, useId } from "react";
import { useLocale, useT } from "../platform/locale.tsx";
import { profilePath } from "../platform/profile-path.ts";
import { proposalStateOf } from "../proposals/proposal-state.ts";
import { placeLine } from "../relations/member-words.ts";
import { MemberPicture } from "../ui/member-picture.tsx";
import { CardLink } from "../ui/person/card-link.tsx";
import { HiddenLine } from "../ui/person/hidden-line.tsx";
import { ContactLinks } from "./contact-links.tsx";
import { serverDay } from "./waiting-state.ts";

type Props = {
  row: Row;
  /** The level of the name, below that of the heading above the list. */
  level?: "h2" | "h3";
  menu?: ReactNode;
};

/** A connected family: who it is, what there is between the two, and how to reach them. The row opens the profile. */
export function ConnectionRow({ row, level: Heading = "h3", menu }: Props) {
  const t = useT("home");
  const { locale } = useLocale();
  const label = useId();
  const { member, phone_number } = row;
  const { profile_details: person, career_details: career } = member;
  const { name } = nameFor(locale, person);
  return (
    <li aria-labelledby={label} className="person-row flex-wrap">
      <MemberPicture
        small
        picture={member.profile_picture}
        name={name}
        id={member.user_id}
        className="size-[68px] flex-none rounded-md"
      />
      <div className="min-w-0 flex-1 basis-24">
        <Heading id={label} className="text-lg leading-snug">
          <CardLink to={profilePath(member.user_id)}>
            <span lang={langOf(name)} className="line-clamp-2 wrap-anywhere">
              {name}
            </span>
          </CardLink>
        </Heading>
        <p className="truncate text-xs leading-(--lh-ui) text-ink-2">
          {placeLine(career.city, career.country)}
        </p>
        <p className="text-xs leading-(--lh-ui) font-strong text-mehndi">
          <State relation={member.relation} />
        </p>
        {phone_number === null && <HiddenLine>{t("number_hidden")}</HiddenLine>}
      </div>
      <span className="ml-auto flex gap-2">
        {phone_number !== null && <ContactLinks phone_number={phone_number} name={name} />}
        {menu}
      </span>
    </li>
  );
}

function State({ relation: { proposal, connected_on } }: { relation: RelationView }) {
  const t = useT("home");
  const words = useT("relations");
  const { locale } = useLocale();
  const state = proposalStateOf(proposal);
  if (state) return words(`state.${state}`);
  if (!connected_on) return words("state.connected");
  return dayNumber(serverDay()) - dayNumber(connected_on) < 7
    ? t("connected_this_week")
    : t("connected_since", { date: formatDayOfYear(locale, connected_on) });
}
