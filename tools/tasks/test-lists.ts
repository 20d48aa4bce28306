/** Lists of the server's tests, as places below `apps/api/src`. */

/** Takes long and breaks rarely, so `npm run test:all` has it and `npm test` has not. */
export const of_the_long_run = [
  "backup-main.test.ts",
  "operator-main.test.ts",
  "platform/database/kill.test.ts",
  "platform/http/slow-clients.test.ts",
  "proofs/abuse/mail-bombs.test.ts",
  "proofs/abuse/timing.test.ts",
  "proofs/model-walk.test.ts",
  "proofs/races*.test.ts",
  "proofs/several-processes*.test.ts",
];

/** Starts an embedded database of its own, or needs no database: on a server it would show nothing new. */
export const of_no_server = [
  "main.test.ts",
  "operator-main.test.ts",
  "backup-main.test.ts",
  "biodata/**",
  "platform/database/kill.test.ts",
  "platform/database/open.test.ts",
];

/**
 * Long, and about rules that no kind of database changes: where there is a server, it alone has them. The journeys live
 * through the same areas on the embedded one.
 */
export const of_any_database = [
  "proofs/**",
  "odd-requests.test.ts",
  "suggestions/visits.test.ts",
  "accounts/**",
  "connections/**",
  "photos/**",
  "proposals/**",
];

/** Wants a server, a proxy and a certificate, all from Debian. */
export const of_a_site = ["proofs/several-processes*.test.ts", "proofs/unavailable.test.ts"];

/** What a member meets in a browser, but for the screens in the second language: they differ in their words alone. */
export const usual_journeys = [
  "phone, English",
  "desktop, Punjabi",
  "desktop, English",
  "small phone, Punjabi",
];

export const excluding = (places: readonly string[]) =>
  places.flatMap((place) => ["--exclude", `**/apps/api/src/${place}`]);
