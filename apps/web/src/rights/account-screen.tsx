import { profileStatus } from "@sanjog/domain/accounts/profile-status";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { useT } from "../platform/locale.tsx";
import { useSession } from "../platform/session.ts";
import { Page } from "../ui/page.tsx";
import { PageSkeleton } from "../ui/page-skeleton.tsx";
import { BreakSection } from "./break-section.tsx";
import { ConsentSection } from "./consent-section.tsx";
import { DataSection } from "./data-section.tsx";
import { LeaveSection } from "./leave-section.tsx";
import { LoginSection } from "./login-section.tsx";
import { breakOffer } from "./rights-state.ts";
import { SessionSection } from "./session-section.tsx";

/** Decisions §10: everything a member may do about the account itself, whatever its state. */
export function AccountScreen() {
  const t = useT("rights");
  const { user } = useSession();
  useNamedSection();
  if (!user) return <PageSkeleton />;
  const suspended = user.profile_status === profileStatus.suspended;
  return (
    <Page title={t("title")} lead={t("lead")}>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          {!suspended && <LoginSection user={user} />}
          <SessionSection />
          <BreakSection profile_status={user.profile_status} />
        </div>
        <div className="grid min-w-0 gap-6">
          <ConsentSection may_pause={breakOffer(user.profile_status) !== null} />
          <DataSection />
          <LeaveSection />
        </div>
      </div>
    </Page>
  );
}

/** A link may name a section; the router itself does not scroll to it. */
function useNamedSection(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
