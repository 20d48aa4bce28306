import { allNotificationKinds, isGoodNews } from "@sanjog/domain/notifications/notification-kinds";
import { expect, test } from "vitest";
import { badgeOf, leadsTo, mayOpenMoment, staleAfterNews } from "./notification-state.ts";

const asha = { user_id: "asha" };

test("Every notification about a visible member leads to that person, and a request or proposal to its answer", () => {
  for (const kind of allNotificationKinds.filter((kind) => !isGoodNews(kind)))
    expect(leadsTo(kind, asha).to).toBe("/view-profile/asha");
  expect(leadsTo("request_received", asha).action).toBe("answer");
  expect(leadsTo("proposal_received", asha).action).toBe("answer");
  expect(leadsTo("proposal_rejected", asha).action).toBe("profile");
});

test("Good news leads to a page of its own", () => {
  expect(leadsTo("request_accepted", asha)).toEqual({ to: "/connected/asha", action: "good_news" });
  expect(leadsTo("proposal_accepted", asha)).toEqual({ to: "/matched/asha", action: "good_news" });
});

test("While the other member is hidden, a notification leads to the home", () => {
  for (const kind of allNotificationKinds)
    expect(leadsTo(kind, null)).toEqual({ to: "/home", action: "home" });
});

test.each([
  ["/home", true],
  ["/suggestion", true],
  ["/view-profile/asha", true],
  ["/profile-registration-edit/family", false],
  ["/account", false],
  ["/privacy-setting", false],
  ["/connected/asha", false],
])("On %s good news opens its page by itself: %s", (pathname, opens) => {
  expect(mayOpenMoment(pathname)).toBe(opens);
});

test("A kind that this page does not know yet leads to the person", () => {
  expect(leadsTo("greeting", asha)).toEqual({ to: "/view-profile/asha", action: "profile" });
  expect(leadsTo("toString", asha)).toEqual({ to: "/view-profile/asha", action: "profile" });
});

test("the first count makes nothing stale, and the same count again neither", () => {
  expect(staleAfterNews({ kind: "unread", unread: 4 }, undefined)).toEqual([]);
  expect(staleAfterNews({ kind: "unread", unread: 4 }, 4)).toEqual([]);
});

test("what was read in another tab makes the notifications stale alone", () => {
  expect(staleAfterNews({ kind: "unread", unread: 3 }, 4)).toEqual(["notifications"]);
});

test("a count that grew while the line was down makes everything stale", () => {
  expect(staleAfterNews({ kind: "unread", unread: 5 }, 4)).toContain("proposals");
});

test("news make the notifications and the lists between members stale; a match changes the member as well", () => {
  for (const kind of allNotificationKinds)
    expect(staleAfterNews({ kind, unread: 1 }, 0)).toEqual(
      expect.arrayContaining(["notifications", "connections", "proposals", "member_profile"]),
    );
  expect(staleAfterNews({ kind: "proposal_accepted", unread: 1 }, 0)).toContain("user");
  expect(staleAfterNews({ kind: "request_received", unread: 1 }, 0)).not.toContain("user");
});

test.each([
  [undefined, null],
  [0, null],
  [1, "1"],
  [99, "99"],
  [100, "99+"],
])("with %s unread the bell shows %s", (unread, badge) => {
  expect(badgeOf(unread)).toBe(badge);
});
