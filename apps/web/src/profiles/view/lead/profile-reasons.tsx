import type { MemberProfile } from "@sanjog/contract/member-view";
import { useState } from "react";
import { useSession } from "../../../platform/session.ts";
import { asListed } from "../../../relations/as-listed.ts";
import { ReasonList } from "../../../relations/reason-list.tsx";
import { reasonsFor, reasonViewer } from "../../../relations/reasons-for.ts";
import { SidesLine } from "../../../relations/sides-line.tsx";
import { countMet } from "../fit/fit-state.ts";
import { useFit } from "../fit/use-fit.ts";
import { NumberConfirmed } from "../parts/number-confirmed.tsx";

/** Two fit on one line of a phone; the parts below say the rest. */
const most_shown = 2;

/** What sets the person apart, as chips, and how well both sides match; renders nothing without either. */
export function ProfileReasons({ profile }: { profile: MemberProfile }) {
  const { user } = useSession();
  const [now] = useState(() => new Date());
  const fit = useFit(profile);
  // Without a match, as on the own profile, there is nobody to compare with.
  const viewer = profile.match && reasonViewer(user, now);
  const mine = fit && countMet(fit.mine);
  const met = mine && profile.match && { mine_met: mine.met, mine_of: mine.of, ...profile.match };
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 empty:hidden" data-aloud>
      <ReasonList
        reasons={reasonsFor([asListed(profile)], viewer).get(profile.user_id) ?? []}
        most={most_shown}
      />
      <SidesLine met={met ?? undefined} />
      {/* Phones have it beside the heading of the facts. */}
      <NumberConfirmed profile={profile} className="max-lg:hidden" />
    </div>
  );
}
