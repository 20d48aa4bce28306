import { expect, test } from "vitest";
import { type Decision, decide, inPlaceOf, type RoutePath, routeTable } from "./guard.ts";
import type { SessionState } from "./platform/session.ts";

const states = ["anonymous", "loading", "member", "complete"] as const satisfies SessionState[];

const home = { to: "/home" } as const;
const login = { to: "/login" } as const;
const wizard = { to: "/profile-registration" } as const;

const publicOnly: Decision[] = ["stay", "wait", home, home];
const signedIn: Decision[] = [login, "wait", "stay", "stay"];
const complete: Decision[] = [login, "wait", wizard, "stay"];
const open: Decision[] = ["stay", "stay", "stay", "stay"];

/** One row a route, one column a state: anonymous, loading, member, complete. */
const expected: Record<RoutePath, Decision[]> = {
  "/": publicOnly,
  "/register": publicOnly,
  "/otp-verification": publicOnly,
  "/login": publicOnly,
  "/forgot-password": publicOnly,
  "/reset-password": open,
  "/profile-registration": signedIn,
  "/profile-registration-edit/:title": complete,
  "/summary-details": complete,
  "/biodata": complete,
  "/privacy-setting": complete,
  "/seen-as/:viewer": complete,
  "/suggestion": complete,
  "/home": complete,
  "/notifications": complete,
  "/view-profile/:user_id": signedIn,
  "/connected/:user_id": complete,
  "/matched/:user_id": complete,
  "/ready": complete,
  "/account": signedIn,
  "/report": open,
  "/help": open,
  "/how-suggestions-work": open,
  "/about/numbers": open,
  "/terms-condition": open,
  "/privacy-policy": open,
  "*": open,
};

for (const path of Object.keys(routeTable) as RoutePath[]) {
  test.each(states.map((state, column) => ({ state, answer: expected[path][column] })))(
    `${path} answers a session that is $state`,
    ({ state, answer }) => {
      expect(decide(state, routeTable[path], "?token=abc")).toEqual(answer);
    },
  );
}

test.each(states)(
  "a reset page without its token leads a session that is %s to the landing page",
  (state) => {
    expect(decide(state, routeTable["/reset-password"], "")).toEqual({ to: "/" });
    expect(decide(state, routeTable["/reset-password"], "?token=")).toEqual({ to: "/" });
  },
);

test("a suspended member meets the reason, and one whom a new wording waits for meets it, everywhere but here", () => {
  const paths = Object.keys(routeTable) as RoutePath[];
  const still_open = [
    "/reset-password",
    "/account",
    "/report",
    "/help",
    "/how-suggestions-work",
    "/about/numbers",
    "/terms-condition",
    "/privacy-policy",
    "*",
  ];
  const suspended = { profile_status: 6, documents_to_accept: [] };
  const asked = { profile_status: 4, documents_to_accept: ["terms"] };
  const of = (member: typeof asked | typeof suspended) => paths.map((path) => inPlaceOf(path, member));
  expect(paths.filter((path) => inPlaceOf(path, suspended) === null)).toEqual(still_open);
  expect(paths.filter((path) => inPlaceOf(path, asked) === null)).toEqual(still_open);
  expect(new Set(of(suspended))).toEqual(new Set([null, "suspended"]));
  expect(new Set(of(asked))).toEqual(new Set([null, "renewal"]));
  expect(new Set(of({ profile_status: 4, documents_to_accept: [] }))).toEqual(new Set([null]));
});
