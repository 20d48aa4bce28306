import type { MemberProfile } from "@sanjog/contract/member-view";
import { useEffect, useState } from "react";
import { pictureAt, usePictureSettled } from "../platform/pictures.ts";
import { useSession } from "../platform/session.ts";
import { useSiteInfo } from "../platform/site-info.ts";

/** How long a moment waits for what it shows. On a slow connection the rest comes later, in the place kept for it. */
const patience_ms = 1_000;

/**
 * Returns whether a moment can be shown without a part that appears afterwards: both names, both pictures and the way to
 * write. A second after the profile has arrived it is true in any case.
 */
export function useCompleteMoment(profile: MemberProfile | null): boolean {
  const { user } = useSession();
  const site = useSiteInfo();
  const own_settled = usePictureSettled(pictureAt(user?.profile_picture ?? null, "card"));
  const other_settled = usePictureSettled(pictureAt(profile?.profile_picture ?? null, "card"));
  const [waited, setWaited] = useState(false);
  const has_come = profile !== null;
  useEffect(() => {
    if (!has_come) return;
    const timer = setTimeout(() => setWaited(true), patience_ms);
    return () => clearTimeout(timer);
  }, [has_come]);
  return has_come && (waited || (user !== null && site !== null && own_settled && other_settled));
}
