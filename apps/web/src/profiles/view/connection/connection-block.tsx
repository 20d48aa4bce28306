import type { MemberProfile } from "@sanjog/contract/member-view";
import { formatNearDate } from "@sanjog/i18n/format";
import { BadgeCheck } from "lucide-react";
import { useLocale, useT } from "../../../platform/locale.tsx";
import { proposalStateOf } from "../../../proposals/proposal-state.ts";
import { PartsOfDayLine } from "./parts-of-day-line.tsx";
import { ReachFamily } from "./reach-family.tsx";

type Props = {
  profile: MemberProfile;
  /** Whether both are above already, before a proposal. */
  said_above?: boolean | undefined;
};

/** Since when the two families are connected. */
export function ConnectedSince({ profile: { relation } }: { profile: MemberProfile }) {
  const t = useT("view_profile");
  const state = useT("relations");
  const { locale } = useLocale();
  return (
    <p className="flex items-center gap-2 text-sm leading-(--lh-ui) font-strong text-mehndi">
      <BadgeCheck aria-hidden="true" size={22} className="flex-none" />
      {relation.connected_on
        ? t("contact.since", { date: formatNearDate(locale, relation.connected_on) })
        : state("state.connected")}
    </p>
  );
}

/** What a connection is for: since when, and the two ways to reach the family. */
export function ConnectionBlock({ profile, said_above = false }: Props) {
  const answer_follows = proposalStateOf(profile.relation.proposal) === "proposal_received";
  return (
    <>
      {!said_above && (
        <>
          <ConnectedSince profile={profile} />
          <ReachFamily brief={answer_follows} profile={profile} />
        </>
      )}
      <PartsOfDayLine time_zones={profile.time_zones} />
    </>
  );
}
