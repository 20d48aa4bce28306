import type { MemberProfile } from "@sanjog/contract/member-view";
import { useT } from "../../platform/locale.tsx";
import { MatchReasons } from "../../relations/match-reasons.tsx";
import type { AskStep } from "../../relations/use-member-steps.tsx";
import { ViewProfileAbout } from "./view-profile-about.tsx";
import { ViewProfileBack } from "./view-profile-back.tsx";
import { ViewProfileCareer } from "./view-profile-career.tsx";
import { ViewProfileFamily } from "./view-profile-family.tsx";
import { ViewProfileGallery } from "./view-profile-gallery.tsx";
import { ViewProfileHeader } from "./view-profile-header.tsx";
import { ViewProfilePersonal } from "./view-profile-personal.tsx";
import { ViewProfilePreferences } from "./view-profile-preferences.tsx";
import { aboutTitle } from "./view-profile-state.ts";

type Props = { profile: MemberProfile; ask: AskStep };

/** A profile: on wide screens picture and actions stay at the left while the sections scroll. */
export function ViewProfile({ profile, ask }: Props) {
  const t = useT("view_profile");
  const { profile_details } = profile;
  return (
    <>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:items-start">
        <ViewProfileHeader profile={profile} ask={ask} />
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <ViewProfileAbout
            title={t(aboutTitle(profile_details.profile_for))}
            text={profile_details.express_yourself}
          />
          {profile.match && (
            <div className="card px-5 py-3 md:px-6">
              <MatchReasons match={profile.match} />
            </div>
          )}
          <ViewProfilePersonal profile={profile} />
          <ViewProfileFamily profile={profile} />
          <ViewProfileCareer profile={profile} />
          <ViewProfilePreferences preferences={profile.preferences} />
          <ViewProfileGallery profile={profile} ask={ask} />
        </div>
      </div>
      <div className="mt-6">
        <ViewProfileBack />
      </div>
    </>
  );
}
