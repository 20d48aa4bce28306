import type { MemberProfile } from "@sanjog/contract/member-view";
import { ChevronDown } from "lucide-react";
import { useT } from "../../../platform/locale.tsx";
import { ProfileSection } from "../parts/profile-section.tsx";
import { FitColumns } from "./fit-columns.tsx";

type Props = { profile: MemberProfile; folded?: boolean };

/**
 * Why the two fit; renders nothing where there is nothing to compare, as on the own profile. Folded, it opens at a
 * press: families that are connected have read it before.
 */
export function FitSection({ profile, folded = false }: Props) {
  const t = useT("view_profile");
  if (!profile.match) return null;
  if (!folded)
    return (
      <ProfileSection id="profile-fit" title={t("sections.fit")} aloud>
        <FitColumns profile={profile} />
      </ProfileSection>
    );
  return (
    <details id="profile-fit" className="profile-section fit-fold" data-aloud>
      <summary>
        <h2 tabIndex={-1}>{t("sections.fit")}</h2>
        <ChevronDown aria-hidden="true" size={24} />
      </summary>
      <FitColumns profile={profile} />
    </details>
  );
}
