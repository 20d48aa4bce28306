import type { ConnectionRow as Row } from "@sanjog/contract/connections";
import type { RelationView } from "@sanjog/contract/member-view";
import { langOf } from "@sanjog/i18n/lang-of";
import { nameFor } from "@sanjog/i18n/name-for";
import { useId } from "react";
import { useLocale, useT } from "../platform/locale.tsx";
import { profilePath } from "../platform/profile-path.ts";
import { proposalStateOf } from "../proposals/proposal-state.ts";
import { placeLine } from "../relations/member-words.ts";
import { MemberPicture } from "../ui/member-picture.tsx";
import { CardLink } from "../ui/person/card-link.tsx";
import { HiddenLine } from "../ui/person/hidden-line.tsx";
import { ConnectedSince } from "./connected-since.tsx";
import { ContactLinks } from "./contact-links.tsx";

/** A connected family on the first page: who it is, and how to reach them. The row opens the profile. */
export function ConnectionRow({ row }: { row: Row }) {
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
        className="size-14 flex-none rounded-md md:size-17"
      />
      <div className="min-w-0 flex-1 basis-24">
        <h3 id={label} className="text-md leading-snug md:text-lg">
          <CardLink to={profilePath(member.user_id)}>
            <span className="line-clamp-2 wrap-anywhere">
              <span lang={langOf(name)}>{name}</span>
              <span className="card-more max-md:hidden" />
            </span>
          </CardLink>
        </h3>
        <p className="truncate text-xs leading-(--lh-ui) text-ink-2">
          {placeLine(career.city, career.country)}
        </p>
        <State relation={member.relation} />
        {phone_number === null && <HiddenLine>{t("number_hidden")}</HiddenLine>}
      </div>
      <span className="ml-auto flex gap-2">
        {phone_number !== null && <ContactLinks phone_number={phone_number} name={name} />}
      </span>
    </li>
  );
}

function State({ relation: { proposal, connected_on } }: { relation: RelationView }) {
  const words = useT("relations");
  const state = proposalStateOf(proposal);
  const waits = state === "proposal_received" || state === "proposal_sent";
  const look = waits ? "text-haldi-ink" : state ? "text-ink-2" : "text-mehndi";
  return (
    <p className={`text-xs leading-(--lh-ui) font-strong ${look}`}>
      {state ? words(`state.${state}`) : <ConnectedSince connected_on={connected_on} />}
    </p>
  );
}
