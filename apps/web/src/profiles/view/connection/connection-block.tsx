import type { MemberProfile } from "@sanjog/contract/member-view";
import { PartsOfDayLine } from "./parts-of-day-line.tsx";
import { ReachFamily } from "./reach-family.tsx";

type Props = {
  profile: MemberProfile;
  /** Whether the ways to reach the family are above already, before a proposal. */
  reached_above?: boolean | undefined;
};

/** What a connection is for: since when, the two ways to reach the family, and the time of day there. */
export function ConnectionBlock({ profile, reached_above = false }: Props) {
  return (
    <>
      {!reached_above && <ReachFamily profile={profile} />}
      <PartsOfDayLine time_zones={profile.time_zones} />
    </>
  );
}
