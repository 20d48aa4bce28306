import { profileStatus } from "@sanjog/domain/accounts/profile-status";
import { breakOffer } from "./account-lifecycle-state.ts";

/** The places of the account page, in the order of its index; each is the fragment of its address. */
export const accountPlaces = [
  "login",
  "sessions",
  "notifications",
  "data",
  "nominee",
  "pause",
  "leave",
] as const;
export type AccountPlace = (typeof accountPlaces)[number];

type Owner = { profile_status: number; complete: boolean };

/** Returns the places that this member has. */
export function placesOf({ profile_status, complete }: Owner): AccountPlace[] {
  const closed: Partial<Record<AccountPlace, boolean>> = {
    login: profile_status === profileStatus.suspended,
    // Members without a complete profile receive no notices.
    notifications: !complete,
    pause: breakOffer(profile_status) === null,
  };
  return accountPlaces.filter((place) => !closed[place]);
}

/** Returns the place that an address names; null for the index. */
export function placeFrom(hash: string, places: readonly AccountPlace[]): AccountPlace | null {
  return places.find((place) => `#${place}` === hash) ?? null;
}
