import type { MemberProfile } from "@sanjog/contract/member-view";
import {
  distinguishingReasons,
  type Reason,
  type ReasonViewer,
} from "@sanjog/domain/suggestions/distinguishing-reasons";
import { useState } from "react";
import { useT } from "../../../platform/locale.tsx";
import { useSession } from "../../../platform/session.ts";
import { reasonViewer } from "../../../relations/reasons-for.ts";
import { ReasonChip } from "../../../ui/person/reason-chip.tsx";

/** What sets the person apart, as chips; renders nothing without a reason. */
export function ProfileReasons({ profile }: { profile: MemberProfile }) {
  const t = useT("relations");
  const { user } = useSession();
  const [now] = useState(() => new Date());
  const reasons = reasonsOf(profile, reasonViewer(user, now));
  if (reasons.length === 0) return null;
  return (
    <ul className="mt-2.5 flex flex-wrap gap-1.5" data-aloud>
      {reasons.map((reason) => (
        <ReasonChip key={reason}>{t(`reasons.${reason}`)}</ReasonChip>
      ))}
    </ul>
  );
}

function reasonsOf(profile: MemberProfile, viewer: ReasonViewer | null): Reason[] {
  const { profile_details, career_details, match } = profile;
  const facts = {
    city: career_details.city.name,
    country: career_details.country.name,
    age: profile_details.age,
    namdhari_sect: profile_details.namdhari_sect,
    theirs_met: match?.theirs_met ?? 0,
    theirs_of: match?.theirs_of ?? 0,
  };
  // Without a match, as on the own profile, there is nobody to compare with.
  return distinguishingReasons([facts], match && viewer)[0] ?? [];
}
