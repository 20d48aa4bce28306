import { type ProfileStatus, visibleByStatus } from "../accounts/profile-status.ts";
import type { Relation } from "../relations/relation.ts";
import type { Audience, PrivacySettings } from "./privacy-items.ts";

/** What decides whether others may know of a member at all. */
export type Presence = {
  profile_status: ProfileStatus;
  public_profile: boolean;
  complete: boolean;
  phone_verified: boolean;
  /** Has asked to be deleted: nobody knows of them any more (decisions §10). */
  leaving: boolean;
};

/**
 * Answers whether a viewer may know that the owner exists: suggestions, lists, profile and pictures all ask here.
 * A viewer without a complete profile sees nobody (decisions §4: "public" is every member with a complete profile).
 * SQL equivalent: `visibleTo` in the API's relations queries.
 */
export function mayMeet(viewer: Pick<Presence, "complete">, owner: Presence, relation: Relation): boolean {
  if (relation.self) return true;
  if (relation.blocked || owner.leaving || !viewer.complete || !owner.complete) return false;
  const reach = visibleByStatus[owner.profile_status];
  if (reach === "nobody") return false;
  if (relation.connected) return true;
  return reach === "everyone" && owner.phone_verified && (owner.public_profile || ownerAsks(relation));
}

/**
 * Decisions §4: a private owner shows the profile to one whom they have asked, while the question is open. One to whom
 * they have proposed meets them anyway: proposals stand between connections only.
 */
function ownerAsks(relation: Relation): boolean {
  return relation.request?.status === "pending" && !relation.request.sent_by_viewer;
}

/** Returns whether an item of that audience is shown, once the viewer may meet the owner at all. */
export function maySee(audience: Audience, relation: Relation): boolean {
  if (relation.self || audience === "public") return true;
  return audience === "friends" && relation.connected;
}

/** What stands where a picture would be: the picture, the word that names the placeholder, or null for none. */
export type PictureView = "picture" | "private" | "friends" | null;

/** Blocks and visibility are not considered: anyone who may not meet the owner never reaches a view. */
export function pictureFor(
  item: "profile_picture" | "gallery",
  settings: PrivacySettings,
  has_picture: boolean,
  relation: Relation,
): PictureView {
  if (!has_picture) return null;
  const audience = settings[item];
  if (maySee(audience, relation)) return "picture";
  return audience === "private" ? "private" : "friends";
}
