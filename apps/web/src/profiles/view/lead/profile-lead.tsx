import type { MemberProfile } from "@sanjog/contract/member-view";
import { formatProfileNumber } from "@sanjog/domain/profiles/profile-number-words";
import { nameFor } from "@sanjog/i18n/name-for";
import type { ReactNode } from "react";
import { useLocale, useT } from "../../../platform/locale.tsx";
import { stateOf } from "../../../relations/member-state.ts";
import { placeLine } from "../../../relations/member-words.ts";
import { StateBadge } from "../../../relations/state-badge.tsx";
import { FactLine } from "../../../ui/person/fact-line.tsx";
import { ProfileReasons } from "./profile-reasons.tsx";

type Props = {
  profile: MemberProfile;
  /** What comes before what sets the person apart: an answer that the other family waits for. */
  children?: ReactNode;
};

/** Work and place, the profile number, what sets the person apart, and the state. */
export function ProfileLead({ profile, children }: Props) {
  const { career_details: career, relation } = profile;
  const state = stateOf(relation);
  const has_badge = state === "received" || state === "rejected" || state === "declined";
  return (
    <>
      <div className="profile-lead-lines">
        <div data-aloud>
          <FactLine
            className="leading-[1.4] font-strong"
            facts={[career.occupation_title, placeLine(career.city.name, career.country.name)]}
          />
        </div>
        {!children && <ProfileNumber profile={profile} />}
      </div>
      {children}
      {children && <ProfileNumber profile={profile} />}
      <ProfileReasons profile={profile} />
      {has_badge && (
        <div className="mt-2.5">
          <StateBadge state={state} />
        </div>
      )}
    </>
  );
}

/** The name in the other script and the number under which families find the profile. */
function ProfileNumber({ profile }: { profile: MemberProfile }) {
  const t = useT("view_profile");
  const { locale } = useLocale();
  const { other } = nameFor(locale, profile.profile_details);
  return (
    <FactLine
      className="text-sm leading-(--lh-ui) text-ink-2"
      facts={[other, t("number", { number: formatProfileNumber(profile.profile_number) })]}
    />
  );
}
