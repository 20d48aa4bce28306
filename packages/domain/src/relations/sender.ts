import { mayAct, type ProfileStatus } from "../accounts/profile-status.ts";
import { type Gender, wantedGender } from "../reference/personal-lists.ts";
import { err, ok, type Result } from "../result.ts";

/** What decides whether a member may send requests and proposals. */
export type Sender = { profile_status: ProfileStatus; phone_verified: boolean; has_picture: boolean };

/**
 * Judges whether a member may send requests at all (decisions §2, §3). Refuses, in this order, a member whose status
 * forbids acting, one without a verified number and one without a profile picture.
 */
export function judgeSender({ profile_status, phone_verified, has_picture }: Sender): Result {
  if (!mayAct(profile_status)) return err("status_forbids");
  if (!phone_verified) return err("phone_not_verified");
  return has_picture ? ok(null) : err("picture_missing");
}

/** What decides about two members in addition to their relation. */
export type Party = { gender: Gender; profile_status: ProfileStatus };
export type Parties = { viewer: Party; owner: Party };

/** Requests and proposals are possible to the other gender only; others are refused as `not_found`. */
export function mayAsk(viewer: Pick<Party, "gender">, owner: Pick<Party, "gender">): boolean {
  return owner.gender === wantedGender(viewer.gender);
}
