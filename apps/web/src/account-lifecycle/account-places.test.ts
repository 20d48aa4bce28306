import { profileStatus } from "@sanjog/domain/accounts/profile-status";
import { expect, test } from "vitest";
import { accountPlaces, placeFrom, placesOf } from "./account-places.ts";

test("an active member with a complete profile has every place of the account", () => {
  expect(placesOf({ profile_status: profileStatus.active, complete: true })).toEqual(accountPlaces);
});

test("a suspended member keeps the logins, the data, the nominee and the deletion", () => {
  expect(placesOf({ profile_status: profileStatus.suspended, complete: false })).toEqual([
    "sessions",
    "data",
    "nominee",
    "leave",
  ]);
});

test("an address names a place that the member has, otherwise the index", () => {
  expect(placeFrom("#pause", accountPlaces)).toBe("pause");
  expect(placeFrom("#pause", ["data"])).toBeNull();
  expect(placeFrom("#elsewhere", accountPlaces)).toBeNull();
  expect(placeFrom("", accountPlaces)).toBeNull();
});
