import { allNoticeKinds } from "@sanjog/domain/notices/notice-kinds";
import { expect, test } from "vitest";
import { homeLists } from "../home/home-state.ts";
import { badgeOf, leadsTo, staleAfterNews } from "./notice-state.ts";

test("every kind of notice leads to a list of the home", () => {
  for (const kind of allNoticeKinds) expect(homeLists).toContain(leadsTo(kind).state?.list);
});

test("a kind that this page does not know yet leads to the home", () => {
  expect(leadsTo("greeting")).toEqual({ to: "/home", state: null });
  expect(leadsTo("toString")).toEqual({ to: "/home", state: null });
});

test("the first count makes nothing stale, and the same count again neither", () => {
  expect(staleAfterNews({ kind: "unread", unread: 4 }, undefined)).toEqual([]);
  expect(staleAfterNews({ kind: "unread", unread: 4 }, 4)).toEqual([]);
});

test("what was read in another tab makes the notices stale alone", () => {
  expect(staleAfterNews({ kind: "unread", unread: 3 }, 4)).toEqual(["notices"]);
});

test("a count that grew while the line was down makes everything stale", () => {
  expect(staleAfterNews({ kind: "unread", unread: 5 }, 4)).toContain("proposals");
});

test("news make the notices and the lists between members stale; a match changes the member as well", () => {
  for (const kind of allNoticeKinds)
    expect(staleAfterNews({ kind, unread: 1 }, 0)).toEqual(
      expect.arrayContaining(["notices", "connections", "proposals", "member_profile"]),
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
