import type { MemberProfile } from "@sanjog/contract/member-view";
import { formatDate } from "@sanjog/i18n/format";
import { useLocale, useT } from "../../platform/locale.tsx";
import { PlainChips } from "./parts/plain-chips.tsx";

type Props = { profile: MemberProfile };

/** The birth date, and as chips the personal facts that no other part has. */
export function PersonalChips({ profile }: Props) {
  const t = useT("view_profile");
  const { locale } = useLocale();
  const { profile_details: person } = profile;
  const has_blood_group = person.blood_group !== null && person.blood_group !== "not_known";
  return (
    <>
      {person.dob && (
        <p className="leading-(--lh-ui)">{t("more.born", { date: formatDate(locale, person.dob) })}</p>
      )}
      <PlainChips
        facts={[
          ...person.hobbies_title,
          has_blood_group ? t("more.blood_group", { title: person.blood_group_title ?? "" }) : null,
          person.differently_abled
            ? person.disability_explain
              ? t("more.explained", { text: person.disability_explain })
              : t("more.differently_abled")
            : null,
        ]}
      />
    </>
  );
}
