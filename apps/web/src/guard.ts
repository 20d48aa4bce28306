import type { PagePath } from "@sanjog/contract/pages";
import { profileStatus } from "@sanjog/domain/accounts/profile-status";
import type { SessionState } from "./platform/session.ts";

/**
 * Who may open a page:
 * - `anyone`: everybody, whatever the session;
 * - `public_only`: visitors; a member goes to /home;
 * - `with_reset_token`: everybody who brings a token in the address, others go to /;
 * - `login`: members;
 * - `complete`: members whose four steps exist, others go to the wizard.
 */
export type RouteAccess = "anyone" | "public_only" | "with_reset_token" | "login" | "complete";

/** §2: the route table. */
export const routeTable = {
  "/": "public_only",
  "/register": "public_only",
  "/otp-verification": "public_only",
  "/login": "public_only",
  "/forgot-password": "public_only",
  "/reset-password": "with_reset_token",
  "/profile-registration": "login",
  "/profile-registration-edit/:title": "complete",
  "/summary-details": "complete",
  "/biodata": "complete",
  "/privacy-setting": "complete",
  "/suggestion": "complete",
  "/home": "complete",
  "/notifications": "complete",
  "/view-profile/:user_id": "login",
  "/connected/:user_id": "complete",
  "/matched/:user_id": "complete",
  "/ready": "complete",
  "/seen-as/:viewer": "complete",
  "/account": "login",
  "/report": "anyone",
  "/help": "anyone",
  "/how-suggestions-work": "anyone",
  "/about/numbers": "anyone",
  "/terms-condition": "anyone",
  "/privacy-policy": "anyone",
  "*": "anyone",
} as const satisfies Record<PagePath | "*", RouteAccess>;

export type RoutePath = keyof typeof routeTable;

/** The guard's decision: open the page, wait until the member is loaded, or redirect. */
export type Decision = "stay" | "wait" | { to: "/" | "/login" | "/home" | "/profile-registration" };

/** §2: the route guard. While the member is loading it waits and never redirects. */
export function decide(state: SessionState, access: RouteAccess, search = ""): Decision {
  switch (access) {
    case "anyone":
      return "stay";
    case "with_reset_token":
      return new URLSearchParams(search).get("token") ? "stay" : { to: "/" };
    case "public_only":
      if (state === "anonymous") return "stay";
      return state === "loading" ? "wait" : { to: "/home" };
    case "login":
      if (state === "anonymous") return { to: "/login" };
      return state === "loading" ? "wait" : "stay";
    case "complete":
      if (state === "anonymous") return { to: "/login" };
      if (state === "loading") return "wait";
      return state === "complete" ? "stay" : { to: "/profile-registration" };
  }
}

const open_to_all: readonly RouteAccess[] = ["anyone", "with_reset_token"];

/** The screen that replaces every page except the public ones and the account page; null when no screen does. */
export type ReplacementScreen = "suspended" | "renewal" | null;

/**
 * Decisions §3, §10: a suspended member sees the reason; a member who has not accepted a new wording must do that
 * first.
 */
export function inPlaceOf(path: RoutePath, member: RestrictedMember): ReplacementScreen {
  if (path === "/account" || open_to_all.includes(routeTable[path])) return null;
  if (member.profile_status === profileStatus.suspended) return "suspended";
  return member.documents_to_accept.length > 0 ? "renewal" : null;
}

type RestrictedMember = { profile_status: number; documents_to_accept: readonly string[] };
