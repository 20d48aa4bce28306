import type { MemberProfile } from "@sanjog/contract/member-view";
import { langOf } from "@sanjog/i18n/lang-of";
import { Link } from "react-router";
import { useT } from "../../../platform/locale.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { type GlanceFact, useGlanceFacts } from "./use-glance-facts.ts";

type Props = {
  profile: MemberProfile;
  /** Where the owner changes a fact, on the own profile. */
  editPathOf?: (fact: GlanceFact["fact"]) => string;
};

/** The eight facts that families compare first. */
export function Glance({ profile, editPathOf }: Props) {
  const t = useT("common");
  const facts = useGlanceFacts()(profile);
  return (
    <dl className="glance card" data-aloud>
      {facts.map(({ fact, Icon, label, value }) => (
        <div key={label}>
          <dt>
            <Icon aria-hidden="true" size={24} />
            {label}
          </dt>
          <dd lang={langOf(value)}>
            {editPathOf ? (
              <Link to={editPathOf(fact)} className="glance-link">
                {breakable(value)}
                <span className="visually-hidden">{t("edit")}</span>
              </Link>
            ) : (
              breakable(value)
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns the text with a possible line break after the dash of an income, which would else break inside a number. */
const breakable = (text: string) => text.replaceAll("–", "–\u200b");

/** The facts with their heading, as the first part of a profile in one column. */
export function GlanceSection({ profile }: { profile: MemberProfile }) {
  const t = useT("view_profile");
  return (
    <ProfileSection id="profile-about" title={t("sections.glance")}>
      <Glance profile={profile} />
    </ProfileSection>
  );
}
