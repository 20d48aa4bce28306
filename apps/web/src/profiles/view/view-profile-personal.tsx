import type { MemberProfile } from "@sanjog/contract/member-view";
import { formatDate } from "@sanjog/i18n/format";
import { useLocale, useT } from "../../platform/locale.tsx";
import { PlainChips } from "./parts/plain-chips.tsx";

type Props = { profile: MemberProfile };

/** The personal facts that no other part has, as chips. */
export function PersonalChips({ profile }: Props) {
  const t = useT("view_profile");
  const { locale } = useLocale();
  const { profile_details: person } = profile;
  const has_blood_group = person.blood_group !== null && person.blood_group !== "not_known";
  return (
    <PlainChips
      facts={[
        ...person.hobbies_title,
        person.dob && t("more.born", { date: formatDate(locale, person.dob) }),
        has_blood_group ? t("more.blood_group", { title: person.blood_group_title ?? "" }) : null,
        person.differently_abled
          ? person.disability_explain
            ? t("more.explained", { text: person.disability_explain })
            : t("more.differently_abled")
          : null,
      ]}
    />
  );
}
