import type { PhotoKind } from "@sanjog/domain/photos/photo-rules";
import { type PrivacySettings, pictureItems } from "@sanjog/domain/privacy/privacy-items";
import { maySee } from "@sanjog/domain/privacy/visibility";
import type { Relation } from "@sanjog/domain/relations/relation";

/** Returns whether a viewer to whom the owner is visible may see the picture now. Every view uses this rule. */
export function maySeePicture(
  { kind }: { kind: PhotoKind },
  settings: PrivacySettings,
  relation: Relation,
): boolean {
  return maySee(settings[pictureItems[kind]], relation);
}

/** Returns the URL of a picture, relative to the base path. */
export function pictureUrl(id: string): string {
  return `/api/pictures/${id}`;
}
