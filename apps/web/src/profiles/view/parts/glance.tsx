import type { MemberProfile } from "@sanjog/contract/member-view";
import { formatHeight } from "@sanjog/i18n/format";
import { langOf } from "@sanjog/i18n/lang-of";
import {
  BriefcaseBusiness,
  Gem,
  GraduationCap,
  Leaf,
  Lock,
  type LucideIcon,
  MapPin,
  Ruler,
  ShieldCheck,
  Wallet,
} from "lucide-react";
import { useLocale, useT } from "../../../platform/locale.tsx";
import { placeLine } from "../../../relations/member-words.ts";
import { shortIncome } from "../view-profile-state.ts";
import { ProfileSection } from "./profile-section.tsx";

/** The eight facts that families compare first. */
export function Glance({ profile }: { profile: MemberProfile }) {
  const t = useT("view_profile");
  const relations = useT("relations");
  const { locale } = useLocale();
  const { profile_details: person, career_details: career, relation } = profile;
  const income = career.annual_income_title;
  const country = career.country.name;
  const facts: readonly [LucideIcon, string, string][] = [
    [Ruler, t("glance.height"), formatHeight(locale, person.height)],
    [BriefcaseBusiness, t("glance.employed_in"), career.employed_in_title],
    [GraduationCap, t("glance.education"), career.highest_degree_title],
    income === null
      ? [Lock, t("glance.income"), relations(relation.connected ? "kept_private" : "for_connections")]
      : [Wallet, t("glance.income"), shortIncome(income)],
    [MapPin, t("glance.lives"), placeLine(career.city.name, career.state.name)],
    [ShieldCheck, t("glance.status", { country }), career.residential_status_title],
    [Gem, t("glance.marital_status"), person.marital_status_title],
    [Leaf, t("glance.diet"), person.diet_title],
  ];
  return (
    <dl className="glance card">
      {facts.map(([Icon, label, value]) => (
        <div key={label}>
          <dt>
            <Icon aria-hidden="true" size={24} />
            {label}
          </dt>
          <dd lang={langOf(value)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The facts with their heading, as the first part of a profile in one column. */
export function GlanceSection({ profile }: { profile: MemberProfile }) {
  const t = useT("view_profile");
  return (
    <ProfileSection id="profile-about" title={t("sections.glance")}>
      <Glance profile={profile} />
    </ProfileSection>
  );
}
