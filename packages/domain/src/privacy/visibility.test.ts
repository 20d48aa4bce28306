import { describe, expect, test } from "vitest";
import type { ProfileStatus } from "../accounts/profile-status.ts";
import { oneself, type Relation, type RequestBetween, strangers } from "../relations/relation.ts";
import { audiences, privacyDefaults, privacyItems, settingsFrom } from "./privacy-items.ts";
import { mayMeet, maySee, type Presence, pictureFor } from "./visibility.ts";

const connected: Relation = { ...strangers, connected: true };
const request = (change: Partial<RequestBetween>): Relation => ({
  ...strangers,
  request: { id: "r", status: "pending", sent_by_viewer: false, answered_at: null, ...change },
});
const asked_by_owner = request({});
const asked_by_viewer = request({ sent_by_viewer: true });
const rejected = request({ status: "rejected" });
const blocked: Relation = { ...connected, blocked: true };

const viewer = { complete: true };
const owner: Presence = {
  profile_status: 4,
  public_profile: true,
  complete: true,
  phone_verified: true,
  leaving: false,
};

describe("whether a viewer may meet the owner", () => {
  // Written by hand from decisions §3 and §4, for: stranger, asked by the owner, asked by the viewer, connection.
  test.each<[ProfileStatus, boolean, [boolean, boolean, boolean, boolean]]>([
    [0, true, [false, false, false, false]],
    [1, true, [true, true, true, true]],
    [1, false, [false, true, false, true]],
    [2, true, [false, false, false, false]],
    [3, true, [false, false, false, true]],
    [4, true, [true, true, true, true]],
    [4, false, [false, true, false, true]],
    [5, true, [false, false, false, true]],
    [6, true, [false, false, false, false]],
  ])("status %i, public %s", (profile_status, public_profile, expected) => {
    const relations = [strangers, asked_by_owner, asked_by_viewer, connected];
    const met = relations.map((relation) =>
      mayMeet(viewer, { ...owner, profile_status, public_profile }, relation),
    );
    expect(met).toEqual(expected);
  });

  test("a block in either direction hides both, a connection notwithstanding", () => {
    expect(mayMeet(viewer, owner, blocked)).toBe(false);
    expect(mayMeet(viewer, owner, { ...blocked, blocked_by_viewer: true })).toBe(false);
  });

  test("an answered request no longer opens a private profile", () => {
    expect(mayMeet(viewer, { ...owner, public_profile: false }, rejected)).toBe(false);
  });

  test("who is not complete sees nobody and is seen by nobody", () => {
    expect(mayMeet({ complete: false }, owner, connected)).toBe(false);
    expect(mayMeet(viewer, { ...owner, complete: false }, connected)).toBe(false);
  });

  test("without a verified number only connections see a member", () => {
    expect(mayMeet(viewer, { ...owner, phone_verified: false }, strangers)).toBe(false);
    expect(mayMeet(viewer, { ...owner, phone_verified: false }, connected)).toBe(true);
  });

  test("one who is leaving is seen by nobody, connections included", () => {
    for (const relation of [strangers, asked_by_owner, connected])
      expect(mayMeet(viewer, { ...owner, leaving: true }, relation)).toBe(false);
    expect(mayMeet(viewer, { ...owner, leaving: true }, oneself)).toBe(true);
  });

  test("everyone sees themself", () => {
    expect(mayMeet({ complete: false }, { ...owner, complete: false, profile_status: 6 }, oneself)).toBe(
      true,
    );
  });
});

describe("whether an item is shown", () => {
  test.each([
    ["public", [true, true, true, true]],
    ["friends", [false, false, true, true]],
    ["private", [false, false, false, true]],
  ] as const)("%s", (audience, expected) => {
    const relations = [strangers, asked_by_owner, connected, oneself];
    expect(relations.map((relation) => maySee(audience, relation))).toEqual(expected);
  });

  test("a picture is served exactly where the view shows it, and its place says why not", () => {
    for (const item of ["profile_picture", "gallery"] as const) {
      for (const audience of audiences) {
        for (const relation of [strangers, asked_by_owner, connected, oneself]) {
          const settings = settingsFrom({ [item]: audience });
          const view = pictureFor(item, settings, true, relation);
          expect(view === "picture").toBe(maySee(audience, relation));
          expect(view === "picture" || view === audience).toBe(true);
          expect(pictureFor(item, settings, false, relation)).toBeNull();
        }
      }
    }
  });

  test("what nobody chose is as decided: links and reference private, contacts for connections", () => {
    expect(settingsFrom({})).toEqual(privacyDefaults);
    expect(privacyItems.filter((item) => privacyDefaults[item] === "public")).toEqual([
      "annual_income",
      "profile_picture",
    ]);
    expect(privacyItems.filter((item) => privacyDefaults[item] === "private")).toEqual([
      "instagram_link",
      "facebook_link",
      "reference_contact",
    ]);
  });
});
