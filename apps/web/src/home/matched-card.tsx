import type { Today } from "@sanjog/contract/home";
import { langOf } from "@sanjog/i18n/lang-of";
import { firstNameFor } from "@sanjog/i18n/name-for";
import { useId } from "react";
import { JoinedPictures } from "../moments/joined-pictures.tsx";
import { useLocale, useT, useTexts } from "../platform/locale.tsx";
import { momentPath } from "../platform/moment-path.ts";
import { useSession } from "../platform/session.ts";
import { CardLink } from "../ui/person/card-link.tsx";
import { ContactActions } from "./contact-links.tsx";

/** The two who are to marry, and the ways to reach the other family. The card opens the page of that day. */
export function MatchedCard({ row: { member, phone_number } }: { row: NonNullable<Today["matched"]> }) {
  useTexts("moments");
  const t = useT("proposals");
  const moments = useT("moments");
  const { locale } = useLocale();
  const { user } = useSession();
  const label = useId();
  const { profile_details: person, career_details: career } = member;
  const own = user?.profile_details;
  const mine = own ? firstNameFor(locale, own) : "";
  const theirs = firstNameFor(locale, person);
  const names = moments("matched.names", { mine, theirs });
  return (
    <article aria-labelledby={label} className="card relative overflow-hidden text-center">
      <div className="kinari" />
      <div className="matched-pair">
        <JoinedPictures
          left={{
            user_id: user?.user_id ?? "",
            name: mine,
            place: user?.career_details?.city.name ?? "",
            picture: user?.profile_picture ?? null,
          }}
          right={{
            user_id: member.user_id,
            name: theirs,
            place: career.city,
            picture: member.profile_picture,
          }}
        />
        <h2 id={label} className="visually-hidden">
          <span lang={langOf(names)}>{names}</span>
        </h2>
        <p className="mt-4 font-strong text-balance text-mehndi">{t("card.title.matched")}</p>
        {phone_number !== null && (
          <div className="matched-ways above-link">
            <ContactActions phone_number={phone_number} name={theirs} />
          </div>
        )}
        <CardLink to={momentPath("matched", member.user_id)} className="matched-day">
          {t("card.see_day")}
        </CardLink>
      </div>
    </article>
  );
}
