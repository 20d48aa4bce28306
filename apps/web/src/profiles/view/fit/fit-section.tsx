import type { MemberProfile } from "@sanjog/contract/member-view";
import { useT } from "../../../platform/locale.tsx";
import { ProfileSection } from "../parts/profile-section.tsx";
import { FitColumns } from "./fit-columns.tsx";

/** Why the two fit; renders nothing where there is nothing to compare, as on the own profile. */
export function FitSection({ profile }: { profile: MemberProfile }) {
  const t = useT("view_profile");
  if (!profile.match) return null;
  return (
    <ProfileSection id="profile-fit" title={t("sections.fit")}>
      <FitColumns profile={profile} match={profile.match} />
    </ProfileSection>
  );
}
