import type { MemberProfile } from "@sanjog/contract/member-view";
import { formatDate } from "@sanjog/i18n/format";
import { langOf } from "@sanjog/i18n/lang-of";
import { Link } from "react-router";
import { useLocale, useT } from "../../../platform/locale.tsx";
import { NumberConfirmed } from "./number-confirmed.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { type GlanceFact, useGlanceFacts } from "./use-glance-facts.ts";

type Props = {
  profile: MemberProfile;
  /** Where the owner changes a fact, on the own profile. */
  editPathOf?: (fact: GlanceFact["fact"] | "dob") => string;
};

/** The eight facts that families compare first, and the birth date as a line below them. */
export function Glance({ profile, editPathOf }: Props) {
  const t = useT("common");
  const view = useT("view_profile");
  const { locale } = useLocale();
  const { dob } = profile.profile_details;
  const born =
    dob && ({ fact: "dob", Icon: null, label: view("glance.dob"), value: formatDate(locale, dob) } as const);
  const facts = [...useGlanceFacts()(profile), ...(born ? [born] : [])];
  return (
    <dl className="glance card" data-aloud>
      {facts.map(({ fact, Icon, label, value }) => (
        <div key={label}>
          <dt>
            {Icon && <Icon aria-hidden="true" size={20} />}
            {label}
          </dt>
          <dd lang={langOf(value)}>
            {editPathOf ? (
              <Link to={editPathOf(fact)} className="glance-link">
                <Value text={value} />
                <span className="visually-hidden">{t("edit")}</span>
              </Link>
            ) : (
              <Value text={value} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Keeps each amount of an income on one line where it fits, and otherwise breaks it after its dash, not in a number. */
function Value({ text }: { text: string }) {
  const [first = "", second] = text.replaceAll("–", "–\u200b").split(/ (?=\([^)]*–)/u);
  if (!second) return first;
  return (
    <>
      <span className="inline-block">{first}</span>{" "}
      <span className="inline-block font-regular">{second}</span>
    </>
  );
}

/** The facts with their heading, as the first part of a profile in one column. */
export function GlanceSection({ profile }: { profile: MemberProfile }) {
  const t = useT("view_profile");
  return (
    <ProfileSection id="profile-about" title={t("sections.glance")} className="relative">
      <NumberConfirmed profile={profile} className="glance-mark" />
      <Glance profile={profile} />
    </ProfileSection>
  );
}
