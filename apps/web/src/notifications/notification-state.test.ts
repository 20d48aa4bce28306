import { allNotificationKinds, isGoodNews } from "@sanjog/domain/notifications/notification-kinds";
import { expect, test } from "vitest";
import { knownKind, leadsTo, mayOpenMoment, namesakesIn, staleAfterNews } from "./notification-state.ts";

const asha = { user_id: "asha" };

test("A notification about a visible member leads to that person, good news to its own page", () => {
  for (const kind of allNotificationKinds.filter((kind) => !isGoodNews(kind)))
    expect(leadsTo(kind, asha)).toBe("/view-profile/asha");
  expect(leadsTo("request_accepted", asha)).toBe("/connected/asha");
  expect(leadsTo("proposal_accepted", asha)).toBe("/matched/asha");
});

test("While the other member is hidden, a notification leads to the home", () => {
  for (const kind of allNotificationKinds) expect(leadsTo(kind, null)).toBe("/home");
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

test("A kind that this page does not know yet leads to the person and has no sentence of its own", () => {
  for (const kind of ["greeting", "toString"]) {
    expect(leadsTo(kind, asha)).toBe("/view-profile/asha");
    expect(knownKind(kind)).toBeNull();
  }
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

test("Two members of one first name are told apart, in the script that the reader sees", () => {
  const one = (user_id: string, firstname: string, name_in_punjabi: string) => ({
    user_id,
    firstname,
    lastname: "Kaur",
    name_in_punjabi,
    name_in_english: "",
    age: 26,
    city: "Moga",
    profile_picture: null,
  });
  const list = [
    one("asha", "Asha", "ਆਸ਼ਾ ਕੌਰ"),
    one("deepa", "Deepa", "ਦੀਪਾ ਕੌਰ"),
    one("asha", "Asha", "ਆਸ਼ਾ ਕੌਰ"),
    one("aasha", "Aasha", "ਆਸ਼ਾ ਕੌਰ"),
    null,
  ];
  expect([...namesakesIn(list, "pb")]).toEqual(["asha", "aasha"]);
  expect([...namesakesIn(list, "en")]).toEqual([]);
});
