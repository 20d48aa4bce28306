import type { MemberProfile } from "@sanjog/contract/member-view";
import { formatDate } from "@sanjog/i18n/format";
import { nameFor } from "@sanjog/i18n/name-for";
import { useLocale, useT } from "../../platform/locale.tsx";
import { PlainChips } from "./parts/plain-chips.tsx";
import { ProfileSection } from "./parts/profile-section.tsx";

/** The personal facts that stand nowhere else, as chips. */
export function ViewProfilePersonal({ profile }: { profile: MemberProfile }) {
  const t = useT("view_profile");
  const { locale } = useLocale();
  const { profile_details: person } = profile;
  const { name } = nameFor(locale, person);
  const has_blood_group = person.blood_group !== null && person.blood_group !== "not_known";
  return (
    <ProfileSection title={t("sections.more", { name })}>
      <PlainChips
        facts={[
          person.dob && t("more.born", { date: formatDate(locale, person.dob) }),
          person.religion_title,
          person.caste_title,
          t("more.speaks", { language: person.mother_tongue_title }),
          t("more.kilos", { weight: String(person.weight) }),
          has_blood_group ? t("more.blood_group", { title: person.blood_group_title ?? "" }) : null,
          person.differently_abled
            ? person.disability_explain
              ? t("more.explained", { text: person.disability_explain })
              : t("more.differently_abled")
            : null,
          ...person.hobbies_title,
        ]}
      />
    </ProfileSection>
  );
}
