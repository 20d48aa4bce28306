/** Slow tests that rarely fail: `npm run test:all` runs them, `npm test` does not. */
export const of_the_long_run = [
  "apps/api/src/account-lifecycle/withdrawn-consents.test.ts",
  "apps/api/src/accounts/message-limits.test.ts",
  "apps/api/src/accounts/sms-limits.test.ts",
  "apps/api/src/accounts/undelivered-code.test.ts",
  "apps/api/src/approvals/approvals.test.ts",
  "apps/api/src/backup-main.test.ts",
  "apps/api/src/biodata/biodata.test.ts",
  "apps/api/src/cases/wake-on-call.test.ts",
  "apps/api/src/decisions/appeals.test.ts",
  "apps/api/src/decisions/quarantine.test.ts",
  "apps/api/src/decisions/suspensions.test.ts",
  "apps/api/src/help/service-messages.test.ts",
  "apps/api/src/in-person/in-person-races.test.ts",
  "apps/api/src/main.test.ts",
  "apps/api/src/notifications/live.test.ts",
  "apps/api/src/numbers/numbers.test.ts",
  "apps/api/src/odd-requests.test.ts",
  "apps/api/src/operator-main.test.ts",
  "apps/api/src/photos/picture-hash.test.ts",
  "apps/api/src/photos/sweep.test.ts",
  "apps/api/src/platform/backup/backup.test.ts",
  "apps/api/src/platform/database/connection-error.test.ts",
  "apps/api/src/platform/database/damaged-folder.test.ts",
  "apps/api/src/platform/database/kill.test.ts",
  "apps/api/src/platform/database/open.test.ts",
  "apps/api/src/platform/database/outage.test.ts",
  "apps/api/src/platform/database/reach.test.ts",
  "apps/api/src/platform/database/transactions.test.ts",
  "apps/api/src/platform/database/whole-statements.test.ts",
  "apps/api/src/platform/http/slow-clients.test.ts",
  "apps/api/src/reviews/first-review.test.ts",
  "apps/api/src/reviews/reviews.test.ts",
  "apps/api/src/set-aside/set-aside-limit.test.ts",
  "apps/api/src/staff/passkeys.test.ts",
  "apps/api/src/suggestions/fair-order.test.ts",
  "apps/api/src/suggestions/first-pages-long.test.ts",
  "apps/api/src/suggestions/visits.test.ts",
  "apps/api/test/properties/desk-races.test.ts",
  "apps/api/test/properties/erasure-races.test.ts",
  "apps/api/test/properties/interrupted-writes.test.ts",
  "apps/api/test/properties/model-walk.test.ts",
  "apps/api/test/properties/quarantine-race.test.ts",
  "apps/api/test/properties/races*.test.ts",
  "apps/api/test/properties/replica.test.ts",
  "apps/api/test/properties/review-races.test.ts",
  "apps/api/test/properties/several-processes*.test.ts",
  "apps/api/test/security/files.test.ts",
  "apps/api/test/security/identity.test.ts",
  "apps/api/test/security/mail-bombs.test.ts",
  "apps/api/test/security/replica-matrix.test.ts",
  "apps/api/test/security/scraping.test.ts",
  "apps/api/test/security/second-accounts.test.ts",
  "apps/api/test/security/sign-up-abuse.test.ts",
  "apps/api/test/security/strangers-answers.test.ts",
  "apps/api/test/security/timing.test.ts",
  "apps/api/test/security/verification-polling.test.ts",
  "apps/web/src/account-lifecycle/nominee-section.test.tsx",
  "apps/web/src/accounts/password/reset-link-sent.test.tsx",
  "apps/web/src/accounts/sign-up/correct-profile-for.test.tsx",
  "apps/web/src/accounts/verification/otp-verification-screen.test.tsx",
  "apps/web/src/accounts/verification/verify-phone-dialog.test.tsx",
  "apps/web/src/biodata/biodata-screen.test.tsx",
  "apps/web/src/cases/cases.test.tsx",
  "apps/web/src/cases/review/review.test.tsx",
  "apps/web/src/decisions/decisions.test.tsx",
  "apps/web/src/home/today.test.tsx",
  "apps/web/src/moments/moments.test.tsx",
  "apps/web/src/notifications/notifications-screen.test.tsx",
  "apps/web/src/own-status/status-strip.test.tsx",
  "apps/web/src/photos/crop-box.test.tsx",
  "apps/web/src/preferences/wish-consent.test.tsx",
  "apps/web/src/relations/use-member-steps.test.tsx",
  "apps/web/src/reports/report-button.test.tsx",
  "apps/web/src/staff/desk.test.tsx",
  "apps/web/src/staff/on-call/on-call.test.tsx",
  "apps/web/src/suggestions/one-wish-apart.test.tsx",
  "apps/web/src/ui/controls/phone-country-select.test.tsx",
  "apps/web/src/ui/dialogs/close-on-back.test.tsx",
  "apps/web/src/ui/feedback/online-strip.test.tsx",
  "apps/web/src/ui/layout/route-effects.test.tsx",
  "tools/checks/canaries.test.ts",
  "tools/cli/npm.test.ts",
  "tools/cli/supervisor.test.ts",
  "tools/typed-search/typed-search.test.ts",
];

/** Starts an embedded database of its own, or needs no database: on a server it would show nothing new. */
export const of_no_server = [
  "apps/api/src/main.test.ts",
  "apps/api/src/operator-main.test.ts",
  "apps/api/src/backup-main.test.ts",
  "apps/api/src/biodata/**",
  "apps/api/src/platform/database/kill.test.ts",
  "apps/api/src/platform/database/open.test.ts",
];

/**
 * Long, and about rules that no kind of database changes: where there is a server, it alone has them. The journeys live
 * through the same areas on the embedded one.
 */
export const of_any_database = [
  "apps/api/test/**",
  "apps/api/src/odd-requests.test.ts",
  "apps/api/src/suggestions/visits.test.ts",
  "apps/api/src/accounts/**",
  "apps/api/src/connections/**",
  "apps/api/src/photos/**",
  "apps/api/src/proposals/**",
];

/** Needs a PostgreSQL server, a proxy and a certificate, all from Debian. */
export const of_a_site = [
  "apps/api/test/properties/several-processes*.test.ts",
  "apps/api/test/properties/unavailable.test.ts",
];

/** What every member does, on a phone and on a desktop. Every screen and every address is of the long run. */
export const usual_journeys = {
  files: ["first-journey", "two-members"],
  projects: ["phone, English", "desktop, Punjabi"],
};

/** Returns Vitest's options that leave these files out. The project of the screens has `apps/web` as its root. */
export const excluding = (places: readonly string[]) =>
  places.flatMap((place) => ["--exclude", `**/${place.replace("apps/web/", "")}`]);
