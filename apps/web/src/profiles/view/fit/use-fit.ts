import type { MemberProfile } from "@sanjog/contract/member-view";
import { useState } from "react";
import { useLocale } from "../../../platform/locale.tsx";
import { useSession } from "../../../platform/session.ts";
import { type FitLine, factsOf, fitLines, ownFactsOf, theirSide } from "./fit-state.ts";

type Fit = { mine: FitLine[]; theirs: FitLine[]; side: ReturnType<typeof theirSide> };

/** Returns the wishes of both sides with those that the other meets; null where there is nobody to compare with. */
export function useFit(profile: MemberProfile): Fit | null {
  const { locale } = useLocale();
  const { user } = useSession();
  const [now] = useState(() => new Date());
  const { match } = profile;
  const own_facts = ownFactsOf(user, now, locale);
  if (!match || !user?.preferences || !own_facts) return null;
  return {
    mine: fitLines(user.preferences, match.mine, factsOf(profile, locale)),
    theirs: fitLines(profile.preferences, match.theirs ?? [], own_facts),
    side: theirSide(match),
  };
}
