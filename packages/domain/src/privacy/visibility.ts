import { type ProfileStatus, visibleByStatus } from "../accounts/profile-status.ts";
import type { Relation } from "../relations/relation.ts";
import type { Audience, PrivacySettings } from "./privacy-items.ts";

/** What decides whether others may know that a member exists. */
export type Presence = {
  profile_status: ProfileStatus;
  public_profile: boolean;
  complete: boolean;
  phone_verified: boolean;
  /** Whether the member has requested deletion: nobody sees them any more (decisions §10). */
  leaving: boolean;
};

/**
 * Returns whether a viewer may know that the owner exists; suggestions, lists, profile and pictures all use it. A
 * viewer without a complete profile sees nobody (decisions §4: "public" means every member with a complete profile).
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
 * Decisions §4: a private owner is visible to a receiver of their connection request while it is open. The receiver of
 * a marriage proposal sees them anyway, since proposals exist between connections only.
 */
function ownerAsks(relation: Relation): boolean {
  return relation.request?.status === "pending" && !relation.request.sent_by_viewer;
}

/** Returns whether an item of that audience is shown to a viewer who may see the owner. */
export function maySee(audience: Audience, relation: Relation): boolean {
  if (relation.self || audience === "public") return true;
  return audience === "friends" && relation.connected;
}

/** What is shown in a picture's place: the picture, the name of the placeholder, or null for none. */
export type PictureView = "picture" | "private" | "friends" | null;

/** Ignores blocks and visibility: the caller has already checked that the viewer may see the owner. */
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
