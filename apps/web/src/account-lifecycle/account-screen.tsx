import type { User } from "@sanjog/contract/user";
import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { lazyScreen } from "../platform/lazy-screen.ts";
import { useT } from "../platform/locale.tsx";
import { useSession } from "../platform/session.ts";
import { useWide } from "../platform/wide.ts";
import { ButtonLink } from "../ui/controls/button.tsx";
import { Optional } from "../ui/controls/optional.tsx";
import { PageSkeleton } from "../ui/feedback/page-skeleton.tsx";
import { focusHeading } from "../ui/layout/arrival.ts";
import { Page } from "../ui/layout/page.tsx";
import { AccountIndex } from "./account-index.tsx";
import { breakOffer } from "./account-lifecycle-state.ts";
import { type AccountPlace, placeFrom, placesOf } from "./account-places.ts";
import { BreakSection } from "./break-section.tsx";
import { ConsentSection } from "./consent-section.tsx";
import { DataSection } from "./data-section.tsx";
import { LeaveSection } from "./leave-section.tsx";
import { LoginSection } from "./login-section.tsx";
import { NomineeSection } from "./nominee-section.tsx";
import { ProfileForSection } from "./profile-for-section.tsx";
import { SessionSection } from "./session-section.tsx";
import "./account.css";

const NotificationSettings = lazyScreen(
  () => import("../notifications/notification-settings.tsx"),
  "NotificationSettings",
);

const OwnReports = lazyScreen(() => import("../reports/own-reports.tsx"), "OwnReports");

const DecisionsSection = lazyScreen(() => import("../decisions/decisions-section.tsx"), "DecisionsSection");

/**
 * Decisions §10: everything that a member may do about the account itself, in any status: an index, and one place after
 * the other. Wide screens have room for both side by side.
 */
export function AccountScreen() {
  const t = useT("account_lifecycle");
  const { state, user } = useSession();
  const { hash } = useLocation();
  const wide = useWide();
  const complete = state === "complete";
  const places = user ? placesOf({ profile_status: user.profile_status, complete }) : [];
  const named = placeFrom(hash, places);
  useArrivalAt(named, wide);
  if (!user) return <PageSkeleton />;
  if (!wide && named)
    return (
      <Page title={t(`places.${named}`)} above={<BackToIndex />}>
        <Place place={named} user={user} />
      </Page>
    );
  const shown = named ?? places[0] ?? "leave";
  const index = <AccountIndex user={user} places={places} current={wide ? shown : null} />;
  return (
    <Page title={t("title")} lead={t("lead")}>
      <Optional>
        <DecisionsSection />
      </Optional>
      {wide ? (
        <div className="account-columns">
          <div className="account-side">{index}</div>
          <section className="min-w-0" aria-labelledby="account-place">
            <h2 id="account-place" tabIndex={-1} className="mb-4 outline-none">
              {t(`places.${shown}`)}
            </h2>
            <Place place={shown} user={user} />
          </section>
        </div>
      ) : (
        index
      )}
    </Page>
  );
}

function BackToIndex() {
  const t = useT("account_lifecycle");
  return (
    <ButtonLink
      to="/account"
      look="quiet"
      className="mb-2 -ml-3"
      icon={<ArrowLeft aria-hidden="true" size={22} />}
    >
      {t("title")}
    </ButtonLink>
  );
}

/** Begins another place at its heading: the fragment alone changes, so nothing else does it. */
function useArrivalAt(place: AccountPlace | null, wide: boolean): void {
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    if (wide) {
      document.getElementById("account-place")?.focus({ preventScroll: true });
      return;
    }
    if (place) window.scrollTo(0, 0);
    focusHeading();
  }, [place, wide]);
}

function Place({ place, user }: { place: AccountPlace; user: User }) {
  const { profile_status } = user;
  switch (place) {
    case "login":
      return <LoginSection user={user} />;
    case "sessions":
      return <SessionSection />;
    case "notifications":
      return (
        <Optional>
          <NotificationSettings />
        </Optional>
      );
    case "data":
      return (
        <div className="grid grid-cols-1 gap-6">
          <DataSection />
          <Optional>
            <OwnReports />
          </Optional>
          <ProfileForSection user={user} />
          <ConsentSection may_pause={breakOffer(profile_status) !== null} />
        </div>
      );
    case "nominee":
      return <NomineeSection />;
    case "pause":
      return <BreakSection profile_status={profile_status} />;
    case "leave":
      return <LeaveSection />;
  }
}
