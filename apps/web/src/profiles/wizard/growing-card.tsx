import type { User } from "@sanjog/contract/user";
import { ageAt } from "@sanjog/domain/calendar";
import { formatHeight } from "@sanjog/i18n/format";
import { langOf } from "@sanjog/i18n/lang-of";
import { nameFor } from "@sanjog/i18n/name-for";
import { useId, useState } from "react";
import { useLocale, useT } from "../../platform/locale.tsx";
import { MemberPicture } from "../../ui/member-picture.tsx";
import { FactLine } from "../../ui/person/fact-line.tsx";
import "./growing-card.css";

/** The saved facts as the card of the member, with a stitched line for each fact whose step is not saved yet. */
export function GrowingCard({ user }: { user: User }) {
  const t = useT("profiles");
  const { locale } = useLocale();
  const title = useId();
  const [now] = useState(() => new Date());
  const { profile_details: person, career_details: career } = user;
  const { name } = person ? nameFor(locale, person) : { name: "" };
  return (
    <aside className="growing" aria-labelledby={title}>
      <div className="kinari" />
      <div className="growing-cloth">
        <div className="growing-card card">
          <MemberPicture
            picture={user.profile_picture}
            name={name}
            id={user.user_id}
            size="card"
            className="growing-photo"
          />
          <div className="hem" />
          <div className="growing-facts">
            {person ? (
              <p className="font-heading text-xl wrap-anywhere">
                <span lang={langOf(name)}>{name}</span>, {ageAt(person.dob, now)}
              </p>
            ) : (
              <Missing>{t("growing.name")}</Missing>
            )}
            {career ? (
              <FactLine facts={[career.occupation_title, career.city.name]} />
            ) : (
              <Missing>{t("growing.work")}</Missing>
            )}
            {person && career ? (
              <FactLine
                className="text-sm text-ink-2"
                facts={[formatHeight(locale, person.height), career.highest_degree_title]}
              />
            ) : (
              <Missing>{t("growing.body")}</Missing>
            )}
          </div>
        </div>
        <div>
          <p id={title} className="font-heading text-lg">
            {t("growing.title")}
          </p>
          <p className="mt-1 text-sm">{t("growing.text")}</p>
        </div>
      </div>
      <div className="kinari" />
    </aside>
  );
}

function Missing({ children }: { children: string }) {
  return <p className="growing-missing">{children}</p>;
}
