import type { Refusal } from "../refusal.ts";
import { no, type Verdict, yes } from "../verdict.ts";

/** §9 and decisions §8. */
export const photo_max_bytes = { profile: 4_194_304, gallery: 2_097_152 } as const;
export const gallery_max = 12;
export const photo_min_side = 400;
/** A photograph of any phone fits; what is larger only costs memory. */
export const photo_max_pixels = 40_000_000;
/** §9: how the browser re-encodes after the crop. */
export const crop_quality = 0.92;

export type PhotoKind = keyof typeof photo_max_bytes;

/** The sides in pixels at which a picture is kept: a thumbnail, a card, a full view. */
export const photoSizes = { small: 160, card: 480, full: 1080 } as const;
export type PhotoSize = keyof typeof photoSizes;

/** As what each size is kept: the small ones as WebP, which weighs least; the full view as what every program opens. */
export const photoTypes = {
  small: "image/webp",
  card: "image/webp",
  full: "image/jpeg",
} as const satisfies Record<PhotoSize, string>;

/** Decisions §8: a list card weighs at most this much. */
export const card_max_bytes = 60_000;

/** Judges a file before it is read: its declared type and its size. */
export function judgePhotoFile(kind: PhotoKind, file: { type: string; bytes: number }): Verdict {
  if (file.type !== "image/jpeg" && file.type !== "image/png") return no("picture_type");
  if (file.bytes > photo_max_bytes[kind]) return no("picture_too_large");
  return yes(null);
}

/** Judges what a file turned out to be. */
export function judgePhotoPixels(width: number, height: number): Verdict {
  if (width * height > photo_max_pixels) return no("picture_too_large");
  if (width < photo_min_side || height < photo_min_side) return no("picture_too_small");
  return yes(null);
}

/** Whether so many more pictures fit into a gallery. */
export function judgeGallery(kept: number, added: number): Verdict {
  return kept + added > gallery_max ? no("gallery_full" satisfies Refusal) : yes(null);
}
