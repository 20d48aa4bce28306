import { lazy } from "react";
import { useLocation } from "react-router";
import { retryImport } from "../platform/retry-import.ts";
import { useSession } from "../platform/session.ts";
import { Optional } from "../ui/controls/optional.tsx";
import { stripReason } from "./strip-reason.ts";

// Few members need it, so no page waits for it.
const StripContent = lazy(async () => ({
  default: (await retryImport(() => import("./strip-content.tsx"))).StripContent,
}));

/** Tells a member on every page why others do not see the profile, or why nothing can be sent, with the way out. */
export function StatusStrip() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const reason = user && stripReason(user.visibility.reasons, pathname);
  if (!reason) return null;
  return (
    // Reserves the height, so that the page does not move when the words arrive.
    <Optional meanwhile={<div className="strip strip-row" />}>
      <StripContent user={user} reason={reason} />
    </Optional>
  );
}
