import type { Refusal } from "../refusal.ts";
import { err, ok, type Result } from "../result.ts";

/** §9 and decisions §8. */
export const photo_max_bytes = { profile: 4_194_304, gallery: 2_097_152 } as const;
export const gallery_max = 12;
export const photo_min_side = 400;
/** The greatest ratio of the sides: of a longer strip a square would show next to nothing. */
export const photo_max_aspect = 4;
/** Photos of any phone fit; a larger picture only costs memory. */
export const photo_max_pixels = 40_000_000;
export const photo_max_progressive_pixels = 25_000_000;
/** §9: how the browser re-encodes a picture after the crop. */
export const crop_quality = 0.92;

export type PhotoKind = keyof typeof photo_max_bytes;

/** The side lengths of a stored picture in pixels: a thumbnail, a card, a full view. */
export const photoSizes = { small: 160, card: 480, full: 1080 } as const;
export type PhotoSize = keyof typeof photoSizes;

/**
 * The stored format of each size: WebP for the small ones, since it is smallest; JPEG for the full view, since every
 * program opens it.
 */
export const photoTypes = {
  small: "image/webp",
  card: "image/webp",
  full: "image/jpeg",
} as const satisfies Record<PhotoSize, string>;

/** Decisions §8: the largest size of a list card; a full gallery stays below 12 MB. */
export const photo_size_max_bytes = { small: 20_000, card: 60_000, full: 600_000 } as const satisfies Record<
  PhotoSize,
  number
>;

/** The refusals of a file for each kind. Those of the gallery name the file, because several are uploaded at once. */
export const photoRefusals = {
  profile: { type: "picture_type", size: "picture_too_large" },
  gallery: { type: "gallery_picture_type", size: "gallery_picture_too_large" },
} as const satisfies Record<PhotoKind, Record<"type" | "size", Refusal>>;

/**
 * The formats of cameras. The browser converts each to JPEG before the upload; HEIC only where the browser can decode
 * it.
 */
const camera_types: readonly string[] = ["image/jpeg", "image/png", "image/heic", "image/heif"];

/**
 * Judges a chosen file before the browser crops and shrinks it, by its declared type and regardless of its size. Some
 * systems declare no type for HEIC; then the file extension counts.
 */
export function judgeChosenPhoto(kind: PhotoKind, file: { type: string; name: string }): Result {
  const known = camera_types.includes(file.type) || (file.type === "" && isHeic(file));
  return known ? ok(null) : err(photoRefusals[kind].type);
}

/** Returns whether a file has the format of iPhone cameras, which few browsers decode. */
export function isHeic(file: { type: string; name: string }): boolean {
  return /^image\/hei[cf]$/.test(file.type) || /\.hei[cf]$/i.test(file.name);
}

/** Judges a file before the upload by its declared type and size. */
export function judgePhotoFile(kind: PhotoKind, file: { type: string; bytes: number }): Result {
  if (file.type !== "image/jpeg" && file.type !== "image/png") return err(photoRefusals[kind].type);
  if (file.bytes > photo_max_bytes[kind]) return err(photoRefusals[kind].size);
  return ok(null);
}

/** Returns a file's format by its first bytes; the name and the declared type are not trusted. */
export function photoTypeOf(bytes: Uint8Array): "image/jpeg" | "image/png" | null {
  const begins = (signature: readonly number[]) => signature.every((byte, i) => bytes[i] === byte);
  if (begins([0xff, 0xd8, 0xff])) return "image/jpeg";
  return begins([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) ? "image/png" : null;
}

/** Judges a decoded file. A progressive JPEG must be held in memory as a whole, so its limit of pixels is lower. */
export function judgePhotoPixels(width: number, height: number, progressive = false): Result {
  const most = progressive ? photo_max_progressive_pixels : photo_max_pixels;
  if (width * height > most) return err("picture_too_many_pixels");
  return judgePhotoShape(width, height);
}

/** Judges whether a square crop can show a person; the browser checks before a crop, the server every file. */
export function judgePhotoShape(width: number, height: number): Result {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short < photo_min_side) return err("picture_too_small");
  return long > short * photo_max_aspect ? err("picture_too_long") : ok(null);
}

/** Judges whether that many more pictures fit into a gallery. */
export function judgeGallery(kept: number, added: number): Result {
  return kept + added > gallery_max ? err("gallery_full" satisfies Refusal) : ok(null);
}
