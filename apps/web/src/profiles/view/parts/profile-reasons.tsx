import type { MemberProfile } from "@sanjog/contract/member-view";
import type { User } from "@sanjog/contract/user";
import { distinguishingReasons, type Reason } from "@sanjog/domain/suggestions/distinguishing-reasons";
import { BadgeCheck } from "lucide-react";
import { useT } from "../../../platform/locale.tsx";
import { useSession } from "../../../platform/session.ts";
import { ReasonChip } from "../../../ui/person/reason-chip.tsx";

/** What sets the person apart, as chips; renders nothing without a reason. */
export function ProfileReasons({ profile }: { profile: MemberProfile }) {
  const t = useT("relations");
  const { user } = useSession();
  const reasons = reasonsOf(profile, user?.career_details ?? null);
  if (reasons.length === 0) return null;
  return (
    <ul className="mt-2.5 flex flex-wrap gap-1.5">
      {reasons.map((reason) =>
        reason === "namdhari" ? (
          <li key={reason} className="reason-chip bg-mehndi-soft text-mehndi">
            <BadgeCheck aria-hidden="true" size={20} className="flex-none" />
            {t("reasons.namdhari")}
          </li>
        ) : (
          <ReasonChip key={reason}>{t(`reasons.${reason}`)}</ReasonChip>
        ),
      )}
    </ul>
  );
}

function reasonsOf(profile: MemberProfile, career: User["career_details"]): Reason[] {
  const { profile_details, career_details, match } = profile;
  const facts = {
    city: career_details.city.name,
    country: career_details.country.name,
    namdhari_sect: profile_details.namdhari_sect,
    theirs_met: match?.theirs_met ?? 0,
    theirs_of: match?.theirs_of ?? 0,
  };
  // Without a match, as on the own profile, there is nobody to compare with.
  const viewer = match && career ? { city: career.city.name, country: career.country.name } : null;
  return distinguishingReasons([facts], viewer)[0] ?? [];
}
