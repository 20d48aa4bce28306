import { profileStatus } from "@sanjog/domain/accounts/profile-status";
import { lazyScreen } from "../platform/lazy-screen.ts";
import { useT } from "../platform/locale.tsx";
import { useSession } from "../platform/session.ts";
import { useNamedSection } from "../platform/use-named-section.ts";
import { Optional } from "../ui/controls/optional.tsx";
import { PageSkeleton } from "../ui/feedback/page-skeleton.tsx";
import { Page } from "../ui/layout/page.tsx";
import { breakOffer } from "./account-lifecycle-state.ts";
import { BreakSection } from "./break-section.tsx";
import { ConsentSection } from "./consent-section.tsx";
import { DataSection } from "./data-section.tsx";
import { LeaveSection } from "./leave-section.tsx";
import { LoginSection } from "./login-section.tsx";
import { ProfileForSection } from "./profile-for-section.tsx";
import { SessionSection } from "./session-section.tsx";

const NotificationSettings = lazyScreen(
  () => import("../notifications/notification-settings.tsx"),
  "NotificationSettings",
);

/** Decisions §10: everything that a member may do about the account itself, in any status. */
export function AccountScreen() {
  const t = useT("account_lifecycle");
  const { state, user } = useSession();
  useNamedSection(user !== null);
  if (!user) return <PageSkeleton />;
  // Members without a complete profile receive no notices.
  const complete = state === "complete";
  const suspended = user.profile_status === profileStatus.suspended;
  return (
    <Page title={t("title")} lead={t("lead")}>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          {!suspended && <LoginSection user={user} />}
          {!suspended && <ProfileForSection user={user} />}
          <SessionSection />
          <BreakSection profile_status={user.profile_status} />
          {complete && (
            <Optional>
              <NotificationSettings />
            </Optional>
          )}
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <ConsentSection may_pause={breakOffer(user.profile_status) !== null} />
          <DataSection />
          <LeaveSection />
        </div>
      </div>
    </Page>
  );
}
