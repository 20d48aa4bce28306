import { type ComponentType, Suspense } from "react";
import { Navigate, Route, Routes, useLocation } from "react-router";
import { decide, inPlaceOf, type RoutePath, routeTable } from "./guard.ts";
import { StatusStrip } from "./own-status/status-strip.tsx";
import { isDeskPath } from "./platform/desk-path.ts";
import { useGlobalErrorHandler } from "./platform/global-error-handler.ts";
import { lazyScreen } from "./platform/lazy-screen.ts";
import { returnStateFor } from "./platform/return-path.ts";
import { useSession } from "./platform/session.ts";
import { whenSettled } from "./platform/settled.ts";
import { Toasts } from "./platform/toast.tsx";
import { Optional } from "./ui/controls/optional.tsx";
import { PageSkeleton } from "./ui/feedback/page-skeleton.tsx";
import { ScreenBoundary } from "./ui/feedback/screen-boundary.tsx";
import { SessionFailed } from "./ui/feedback/session-failed.tsx";
import { RouteEffects } from "./ui/layout/route-effects.tsx";
import { Shell } from "./ui/layout/shell.tsx";

const screens: Record<RoutePath, ComponentType> = {
  "/": lazyScreen(() => import("./site/landing-screen.tsx"), "LandingScreen"),
  "/register": lazyScreen(() => import("./accounts/sign-up/register-screen.tsx"), "RegisterScreen"),
  "/otp-verification": lazyScreen(
    () => import("./accounts/verification/otp-verification-screen.tsx"),
    "OtpVerificationScreen",
  ),
  "/login": lazyScreen(() => import("./accounts/login/login-screen.tsx"), "LoginScreen"),
  "/forgot-password": lazyScreen(
    () => import("./accounts/password/forgot-password-screen.tsx"),
    "ForgotPasswordScreen",
  ),
  "/reset-password": lazyScreen(
    () => import("./accounts/password/reset-password-screen.tsx"),
    "ResetPasswordScreen",
  ),
  "/profile-registration": lazyScreen(
    () => import("./profiles/wizard/profile-registration-screen.tsx"),
    "ProfileRegistrationScreen",
  ),
  "/profile-registration-edit/:title": lazyScreen(
    () => import("./profiles/wizard/profile-registration-edit-screen.tsx"),
    "ProfileRegistrationEditScreen",
  ),
  "/summary-details": lazyScreen(
    () => import("./profiles/summary/summary-details-screen.tsx"),
    "SummaryDetailsScreen",
  ),
  "/biodata": lazyScreen(() => import("./biodata/biodata-screen.tsx"), "BiodataScreen"),
  "/privacy-setting": lazyScreen(
    () => import("./privacy/privacy-setting-screen.tsx"),
    "PrivacySettingScreen",
  ),
  "/suggestion": lazyScreen(() => import("./suggestions/suggestion-screen.tsx"), "SuggestionScreen"),
  "/home": lazyScreen(() => import("./home/home-screen.tsx"), "HomeScreen"),
  "/notifications": lazyScreen(
    () => import("./notifications/notifications-screen.tsx"),
    "NotificationsScreen",
  ),
  "/view-profile/:user_id": lazyScreen(
    () => import("./profiles/view/view-profile-screen.tsx"),
    "ViewProfileScreen",
  ),
  "/connected/:user_id": lazyScreen(() => import("./moments/connected-screen.tsx"), "ConnectedScreen"),
  "/matched/:user_id": lazyScreen(() => import("./moments/matched-screen.tsx"), "MatchedScreen"),
  "/ready": lazyScreen(() => import("./moments/ready-screen.tsx"), "ReadyScreen"),
  "/seen-as/:viewer": lazyScreen(() => import("./profiles/preview/preview-screen.tsx"), "PreviewScreen"),
  "/account": lazyScreen(() => import("./account-lifecycle/account-screen.tsx"), "AccountScreen"),
  "/report": lazyScreen(() => import("./reports/report-screen.tsx"), "ReportScreen"),
  "/help": lazyScreen(() => import("./help/help-screen.tsx"), "HelpScreen"),
  "/how-suggestions-work": lazyScreen(
    () => import("./suggestions/how-suggestions-work-screen.tsx"),
    "HowSuggestionsWorkScreen",
  ),
  "/about/numbers": lazyScreen(() => import("./numbers/numbers-screen.tsx"), "NumbersScreen"),
  "/terms-condition": lazyScreen(() => import("./site/terms-screen.tsx"), "TermsScreen"),
  "/privacy-policy": lazyScreen(() => import("./site/privacy-policy-screen.tsx"), "PrivacyPolicyScreen"),
  "*": lazyScreen(() => import("./site/not-found-screen.tsx"), "NotFoundScreen"),
};

const instead = {
  suspended: lazyScreen(() => import("./account-lifecycle/suspended-screen.tsx"), "SuspendedScreen"),
  renewal: lazyScreen(() => import("./account-lifecycle/renewal-screen.tsx"), "RenewalScreen"),
};

/** The event stream loads late, so that no screen waits for it. */
const LiveNews = lazyScreen(async () => {
  await whenSettled();
  return import("./notifications/live-news.tsx");
}, "LiveNews");
/** Small, and needed by no visitor: it loads at once, beside the screen. */
const Bell = lazyScreen(() => import("./notifications/bell.tsx"), "Bell");
const bell = (
  <>
    <Optional meanwhile={<span className="icon-btn" />}>
      <Bell />
    </Optional>
    <Optional>
      <LiveNews />
    </Optional>
  </>
);

/** Loads with the live news, since it needs the event stream. */
const GoodNews = lazyScreen(async () => {
  await whenSettled();
  return import("./notifications/good-news.tsx");
}, "GoodNews");

/** Shows every control in both scripts to developers; not part of the production build. */
const kit =
  import.meta.env.DEV || import.meta.env.VITE_KIT === "1"
    ? lazyScreen(() => import("./site/kit-screen.tsx"), "KitScreen")
    : null;

/** The great moments are pages without header, footer and tab bar. */
const isMoment = (pathname: string) => /^\/(connected|matched|ready)(\/|$)/.test(pathname);

/** Has a frame and a login of its own, and members load none of it. */
const Desk = lazyScreen(() => import("./desk-routes.tsx"), "DeskApp");

/** The whole app: the pages of members and visitors, or those of the desk; one toaster. */
export function App() {
  const { pathname } = useLocation();
  return (
    <>
      {isDeskPath(pathname) ? (
        <ScreenBoundary>
          <Suspense fallback={<PageSkeleton />}>
            <Desk />
          </Suspense>
        </ScreenBoundary>
      ) : (
        <MemberApp />
      )}
      <Toasts />
    </>
  );
}

/** The guard before every route, one shell around them. */
function MemberApp() {
  useGlobalErrorHandler();
  const { pathname } = useLocation();
  const { state } = useSession();
  const goodNews = state === "complete" && (
    <Optional>
      <GoodNews />
    </Optional>
  );
  return (
    <>
      <RouteEffects />
      <Shell bell={bell} status={<StatusStrip />} news={goodNews} bare={isMoment(pathname)}>
        <Routes>
          {(Object.keys(screens) as RoutePath[]).map((path) => (
            <Route key={path} path={path} element={<Guarded path={path} />} />
          ))}
          {kit && <Route path="/kit" element={<Opened Screen={kit} />} />}
        </Routes>
      </Shell>
    </>
  );
}

function Guarded({ path }: { path: RoutePath }) {
  const { state, user, error } = useSession();
  const { pathname, search, state: carried } = useLocation();
  const decision = decide(state, routeTable[path], search);
  // The placeholder is the content of the screen's boundary, not its fallback, which React keeps for at least 300 ms.
  // So the tab bar also appears with the screen.
  if (decision === "wait") return error ? <SessionFailed /> : <Opened Screen={PageSkeleton} />;
  const held = user && inPlaceOf(path, user);
  if (held) return <Opened Screen={instead[held]} />;
  // The code that ended the session has already chosen the next page, so the guard must not redirect meanwhile.
  if (decision !== "stay" && window.location.pathname !== pathname) return <PageSkeleton />;
  if (decision !== "stay") {
    const news = decision.to === "/login" ? returnStateFor(pathname + search) : {};
    return <Navigate to={decision.to} replace state={{ ...(carried as object | null), ...news }} />;
  }
  return <Opened Screen={screens[path]} />;
}

/**
 * Keyed by path: without the key React would keep the old screen while the new one loads, and a tap would seem to do
 * nothing.
 */
function Opened({ Screen }: { Screen: ComponentType }) {
  const { pathname } = useLocation();
  return (
    <ScreenBoundary key={pathname}>
      <Suspense fallback={<PageSkeleton />}>
        <Screen />
      </Suspense>
    </ScreenBoundary>
  );
}
