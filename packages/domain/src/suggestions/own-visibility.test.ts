import { describe, expect, test } from "vitest";
import type { ProfileStatus } from "../accounts/profile-status.ts";
import { mayMeet } from "../privacy/visibility.ts";
import { strangers } from "../relations/relation.ts";
import { judgeSender } from "../relations/sender.ts";
import { gateBeforeSending, hindrances, ownVisibility, type Standing } from "./own-visibility.ts";
import { maybeSuggested } from "./suggestable.ts";

const shown: Standing = {
  profile_status: 4,
  public_profile: true,
  complete: true,
  phone_verified: true,
  leaving: false,
  of_age: true,
  has_picture: true,
  under_maintenance: false,
};

const either = [true, false];
const statuses: ProfileStatus[] = [0, 1, 2, 3, 4, 5, 6];

function everyStanding(): Standing[] {
  return statuses.flatMap((profile_status) =>
    either.flatMap((public_profile) =>
      either.flatMap((complete) =>
        either.flatMap((phone_verified) =>
          either.flatMap((leaving) =>
            either.flatMap((of_age) =>
              either.flatMap((has_picture) =>
                either.map((under_maintenance) => ({
                  profile_status,
                  public_profile,
                  complete,
                  phone_verified,
                  leaving,
                  of_age,
                  has_picture,
                  under_maintenance: under_maintenance && profile_status === 2,
                })),
              ),
            ),
          ),
        ),
      ),
    ),
  );
}

describe("what a member reads about who sees them", () => {
  test.each<[string, Partial<Standing>, string, boolean, string[]]>([
    ["one with everything", {}, "everyone", true, []],
    ["one without a photo", { has_picture: false }, "everyone", false, ["no_photo"]],
    ["one without a verified number", { phone_verified: false }, "connections", false, ["phone_unverified"]],
    ["a private one", { public_profile: false }, "connections", true, ["private"]],
    ["a paused one", { profile_status: 3 }, "connections", false, ["paused"]],
    ["a matched one", { profile_status: 5, has_picture: false }, "connections", false, ["matched"]],
    ["a held one", { profile_status: 2 }, "nobody", false, ["held"]],
    [
      "one under maintenance",
      { profile_status: 2, under_maintenance: true },
      "nobody",
      false,
      ["maintenance"],
    ],
    [
      "one under maintenance without a photo",
      { profile_status: 2, under_maintenance: true, has_picture: false },
      "nobody",
      false,
      ["maintenance"],
    ],
    ["a suspended one", { profile_status: 6, phone_verified: false }, "nobody", false, ["suspended"]],
    ["one under the age of the law", { of_age: false }, "members", true, ["under_age"]],
    ["an incomplete one", { profile_status: 0, complete: false }, "nobody", false, ["incomplete"]],
    ["one who is leaving", { leaving: true }, "nobody", true, ["leaving"]],
    [
      "a paused and private one without a number",
      { profile_status: 3, public_profile: false, phone_verified: false },
      "connections",
      false,
      ["phone_unverified", "paused", "private"],
    ],
    [
      "a held one without a number and a photo",
      { profile_status: 2, phone_verified: false, has_picture: false },
      "nobody",
      false,
      ["held", "phone_unverified", "no_photo"],
    ],
    [
      "a paused one without a photo",
      { profile_status: 3, has_picture: false },
      "connections",
      false,
      ["no_photo", "paused"],
    ],
    [
      "a matched one without a number",
      { profile_status: 5, phone_verified: false },
      "connections",
      false,
      ["matched"],
    ],
  ])("%s", (_, change, reach, may_send, reasons) => {
    expect(ownVisibility({ ...shown, ...change })).toEqual({ reach, may_send, reasons });
  });

  test("is what the rules answer to others, in every combination", () => {
    const viewer = { complete: true };
    const connected = { ...strangers, connected: true };
    for (const me of everyStanding()) {
      const { reach, may_send, reasons } = ownVisibility(me);
      expect(reach === "everyone").toBe(maybeSuggested(me) && me.of_age);
      expect(reach === "everyone" || reach === "members").toBe(mayMeet(viewer, me, strangers));
      expect(reach !== "nobody").toBe(mayMeet(viewer, me, connected));
      expect(may_send).toBe(judgeSender(me).ok);
      expect(reasons.length === 0).toBe(reach === "everyone" && may_send);
    }
  });

  test("says first what is held, then not verified, no photo, paused, matched", () => {
    const order = ["held", "phone_unverified", "no_photo", "paused", "matched"];
    for (const me of everyStanding()) {
      const places = ownVisibility(me)
        .reasons.map((reason) => order.indexOf(reason))
        .filter((place) => place >= 0);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
  });

  test("asks before sending for exactly what the rule of sending misses", () => {
    const gates: Record<string, string> = {
      phone_not_verified: "phone_unverified",
      picture_missing: "no_photo",
    };
    for (const me of everyStanding().filter(({ leaving, complete }) => !leaving && complete)) {
      const judged = judgeSender(me);
      const missing = judged.ok ? null : (gates[judged.refusal] ?? null);
      expect(gateBeforeSending(ownVisibility(me).reasons)).toBe(missing);
    }
  });

  test("names every hindrance in some combination", () => {
    const named = new Set(everyStanding().flatMap((me) => ownVisibility(me).reasons));
    expect([...named].toSorted()).toEqual([...hindrances].toSorted());
  });
});
