import type { Today } from "@sanjog/contract/home";
import { langOf } from "@sanjog/i18n/lang-of";
import { nameFor } from "@sanjog/i18n/name-for";
import { useId } from "react";
import { useLocale, useT } from "../platform/locale.tsx";
import { momentPath } from "../platform/moment-path.ts";
import { placeLine } from "../relations/member-words.ts";
import { MemberPicture } from "../ui/member-picture.tsx";
import { CardLink } from "../ui/person/card-link.tsx";
import { FactLine } from "../ui/person/fact-line.tsx";

/** The family that the member is to marry into; the card opens the page of that day. */
export function MatchedCard({ row: { member } }: { row: NonNullable<Today["matched"]> }) {
  const t = useT("proposals");
  const { locale } = useLocale();
  const label = useId();
  const { profile_details: person, career_details: career } = member;
  const { name } = nameFor(locale, person);
  return (
    <article aria-labelledby={label} className="card relative overflow-hidden text-center">
      <div className="kinari" />
      <div className="grid justify-items-center gap-2 p-5">
        <MemberPicture
          small
          size="card"
          picture={member.profile_picture}
          name={name}
          id={member.user_id}
          className="size-31 rounded-full"
        />
        <h2 id={label} className="text-xl">
          <CardLink to={momentPath("matched", member.user_id)}>
            <span lang={langOf(name)}>{name}</span>, {person.age}
          </CardLink>
        </h2>
        <FactLine
          className="text-ink-2"
          facts={[career.occupation_title, placeLine(career.city, career.country)]}
        />
        <p className="font-strong text-mehndi">{t("matched.short")}</p>
      </div>
    </article>
  );
}
