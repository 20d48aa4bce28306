import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useState } from "react";
import { Navigate, useNavigate, useParams } from "react-router";
import { ApiError } from "../../platform/api-error.ts";
import { withFlash } from "../../platform/flash-message.ts";
import { useT, useTexts } from "../../platform/locale.tsx";
import { useSession } from "../../platform/session.ts";
import { showToast } from "../../platform/toast.tsx";
import { useMemberSteps } from "../../relations/use-member-steps.tsx";
import { Failed } from "../../ui/feedback/loaded.tsx";
import { focusHeading } from "../../ui/layout/arrival.ts";
import { noteRecent } from "../find/recent-state.ts";
import { BackLine } from "./actions/profile-back.tsx";
import { ViewProfile } from "./view-profile.tsx";
import { memberProfileQuery } from "./view-profile-queries.ts";
import { ViewProfileSkeleton } from "./view-profile-skeleton.tsx";

/** §2: another member's profile. A profile that may not be viewed leads to /. */
export function ViewProfileScreen() {
  useTexts("view_profile", "profile_sentences", "relations", "proposals", "moments");
  const navigate = useNavigate();
  const { user_id = "" } = useParams();
  const t = useT("view_profile");
  const { state } = useSession();
  const profile = useQuery({ ...memberProfileQuery(user_id), enabled: state === "complete" });
  const data = useDeferredValue(profile.data);
  const [blocked, setBlocked] = useState(false);
  // After a block the profile answers 404 as well, perhaps before the suggestions have opened.
  const gone = useLeaving(blocked ? null : profile.error);
  useRecentlySeen(profile.data?.user_id);
  const [sent_to, setSentTo] = useState<string | null>(null);
  const { ask, dialog } = useMemberSteps((step, met) => {
    if (step === "send_request") setSentTo(met.user_id);
    // A blocked member's profile is no longer visible, so this page closes.
    if (step === "block") {
      setBlocked(true);
      void navigate("/suggestion", { replace: true });
    }
    // The pressed button disappears and may be replaced by another.
    else focusHeading();
  });
  if (state === "member")
    return <Navigate to="/profile-registration" replace state={withFlash(t("complete_first"), true)} />;
  return (
    <main id="content" className="profile-page">
      {data && !gone ? (
        <ViewProfile profile={data} ask={ask} just_sent={sent_to === data.user_id} />
      ) : profile.error && !profile.data && !gone ? (
        <div className="page-width py-4">
          <BackLine />
          <Failed error={profile.error} onRetry={profile.refetch} busy={profile.isFetching} />
        </div>
      ) : (
        <ViewProfileSkeleton />
      )}
      {dialog}
    </main>
  );
}

/** Stores the viewed profile on this device, for this member alone. */
function useRecentlySeen(seen_id: string | undefined): void {
  const own_id = useSession().user?.user_id;
  useEffect(() => {
    if (own_id && seen_id) noteRecent(own_id, seen_id);
  }, [own_id, seen_id]);
}

/**
 * Leads to / with a message for every error but two: without a network the content stays on screen, and a
 * profile above the daily limit (429) shows when it can be opened.
 */
function useLeaving(error: Error | null): boolean {
  const navigate = useNavigate();
  const t = useT("view_profile");
  const leaves = error instanceof ApiError && error.kind !== "offline" && error.status !== 429;
  useEffect(() => {
    if (!leaves || error.handled) return;
    const is_gone = error.status === 404;
    const way = { to: "/suggestion", word: t("gone.way") };
    // One message: the strip of the next page says what a missing profile means for the reader.
    if (!is_gone) showToast("warning", error.message || t("not_here"));
    void navigate("/", { replace: true, ...(is_gone && { state: withFlash(t("gone.text"), true, way) }) });
  }, [leaves, error, navigate, t]);
  return leaves;
}
