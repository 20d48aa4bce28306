import type { MemberProfile } from "@sanjog/contract/member-view";
import { useT } from "../../platform/locale.tsx";
import { PlainChips } from "./parts/plain-chips.tsx";

type Props = { profile: MemberProfile };

/** The personal facts that no other part has, as chips; renders nothing without any. */
export function PersonalChips({ profile }: Props) {
  const t = useT("view_profile");
  const { hobbies_title: hobbies } = profile.profile_details;
  const health = useHealthFacts(profile);
  return (
    <>
      {hobbies.length > 0 && (
        <div className="flex flex-wrap items-center gap-1.5 [&>ul]:contents">
          <span className="me-1 text-sm text-ink-2">{t("more.hobbies")}</span>
          <PlainChips facts={hobbies} />
        </div>
      )}
      <PlainChips facts={health} />
    </>
  );
}

/** Returns the blood group and what is said of a disability, where this viewer may see them. */
export function useHealthFacts({ profile_details: person }: MemberProfile): (string | null)[] {
  const t = useT("view_profile");
  const has_blood_group = person.blood_group !== null && person.blood_group !== "not_known";
  return [
    has_blood_group ? t("more.blood_group", { title: person.blood_group_title ?? "" }) : null,
    person.differently_abled
      ? person.disability_explain
        ? t("more.explained", { text: person.disability_explain })
        : t("more.differently_abled")
      : null,
  ];
}
