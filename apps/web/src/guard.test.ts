import { expect, test } from "vitest";
import { type Decision, decide, isShutOut, type RoutePath, routeTable } from "./guard.ts";
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
  "/suggestion": complete,
  "/home": complete,
  "/notifications": complete,
  "/view-profile/:user_id": signedIn,
  "/account": signedIn,
  "/report": open,
  "/how-suggestions-work": open,
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

test("a suspended member meets the reason everywhere but on public pages and in the account", () => {
  const paths = Object.keys(routeTable) as RoutePath[];
  const still_open = paths.filter((path) => !isShutOut(6, path));
  expect(still_open).toEqual([
    "/reset-password",
    "/account",
    "/report",
    "/how-suggestions-work",
    "/terms-condition",
    "/privacy-policy",
    "*",
  ]);
  expect(paths.filter((path) => isShutOut(4, path))).toEqual([]);
});
