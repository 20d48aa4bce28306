import type { MemberProfile } from "@sanjog/contract/member-view";
import { useT } from "../../../platform/locale.tsx";
import { useSession } from "../../../platform/session.ts";
import { genderOf } from "../../../relations/member-words.ts";
import { PlainChips } from "../parts/plain-chips.tsx";
import { ProfileSection } from "../parts/profile-section.tsx";
import { GotraSquare } from "./gotra-square.tsx";

/** The gotras of one family as chips. */
export function GotraChips({ profile }: { profile: MemberProfile }) {
  const t = useT("view_profile");
  const { paternal_gotra_title: paternal, maternal_gotra_title: maternal } = profile.family_details;
  return (
    <PlainChips
      facts={[
        paternal && `${t("gotras.father")}: ${paternal}`,
        maternal && `${t("gotras.mother")}: ${maternal}`,
      ]}
    />
  );
}

/** The gotras of both families; of one family alone where there is no match, as on the own profile. */
export function GotraSection({ profile }: { profile: MemberProfile }) {
  const t = useT("view_profile");
  const { user } = useSession();
  const { paternal_gotra_title: paternal, maternal_gotra_title: maternal } = profile.family_details;
  const own = user?.family_details;
  if (!profile.match || !own)
    return (
      <ProfileSection title={t("sections.gotras_alone")}>
        <GotraChips profile={profile} />
      </ProfileSection>
    );
  return (
    <ProfileSection title={t("sections.gotras")}>
      <GotraSquare
        gender={genderOf(profile)}
        theirs={{ paternal, maternal }}
        yours={{ paternal: own.paternal_gotra_title, maternal: own.maternal_gotra_title }}
      />
    </ProfileSection>
  );
}
