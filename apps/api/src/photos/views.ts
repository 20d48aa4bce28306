import type { PhotoKind } from "@sanjog/domain/photos/photo-rules";
import { type PrivacySettings, pictureItems } from "@sanjog/domain/privacy/privacy-items";
import { maySee } from "@sanjog/domain/privacy/visibility";
import type { Relation } from "@sanjog/domain/relations/relation";

/** Returns whether a viewer who may meet the owner may see the picture now: the rule that every view follows. */
export function maySeePicture(
  { kind }: { kind: PhotoKind },
  settings: PrivacySettings,
  relation: Relation,
): boolean {
  return maySee(settings[pictureItems[kind]], relation);
}

/** Returns where a picture is fetched, below the base path. */
export function pictureUrl(id: string): string {
  return `/api/pictures/${id}`;
}
