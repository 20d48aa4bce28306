import { expect, test } from "vitest";
import {
  judgeChosenPhoto,
  judgeGallery,
  judgePhotoFile,
  judgePhotoPixels,
  photoTypeOf,
} from "./photo-rules.ts";

const refusal = (result: { ok: boolean; refusal?: string }) => (result.ok ? null : result.refusal);

test.each([
  ["profile", "image/jpeg", 4_194_304, null],
  ["profile", "image/png", 4_194_305, "picture_too_large"],
  ["gallery", "image/png", 2_097_152, null],
  ["gallery", "image/jpeg", 2_097_153, "gallery_picture_too_large"],
  ["profile", "image/gif", 10, "picture_type"],
  ["gallery", "image/svg+xml", 10, "gallery_picture_type"],
  ["gallery", "image/jpg", 10, "gallery_picture_type"],
] as const)("a %s file of type %s with %i bytes: %s", (kind, type, bytes, expected) => {
  expect(refusal(judgePhotoFile(kind, { type, bytes }))).toBe(expected);
});

test.each([
  ["gallery", "image/jpeg", "IMG_0001.JPG", null],
  ["profile", "image/png", "screenshot.png", null],
  ["gallery", "image/heic", "IMG_0001.HEIC", null],
  ["gallery", "", "IMG_0001.heic", null],
  ["gallery", "", "notes", "gallery_picture_type"],
  ["gallery", "image/gif", "dance.gif", "gallery_picture_type"],
  ["profile", "image/webp", "me.webp", "picture_type"],
  ["profile", "application/pdf", "biodata.heic.pdf", "picture_type"],
] as const)("a %s photo chosen as %s, %s, of any size: %s", (kind, type, name, expected) => {
  expect(refusal(judgeChosenPhoto(kind, { type, name }))).toBe(expected);
});

test.each([
  [400, 400, false, null],
  [399, 4_000, false, "picture_too_small"],
  [4_000, 399, false, "picture_too_small"],
  [1_600, 400, false, null],
  [1_601, 400, false, "picture_too_long"],
  [400, 1_601, true, "picture_too_long"],
  [8_000, 5_000, false, null],
  [8_000, 5_001, false, "picture_too_many_pixels"],
  [5_000, 5_000, true, null],
  [5_000, 5_001, true, "picture_too_many_pixels"],
])("%i by %i pixels, progressive %s: %s", (width, height, progressive, expected) => {
  expect(refusal(judgePhotoPixels(width, height, progressive))).toBe(expected);
});

test("a gallery holds twelve", () => {
  expect(refusal(judgeGallery(11, 1))).toBeNull();
  expect(refusal(judgeGallery(0, 12))).toBeNull();
  expect(refusal(judgeGallery(11, 2))).toBe("gallery_full");
  expect(refusal(judgeGallery(12, 1))).toBe("gallery_full");
});

test("a file is what its first bytes say", () => {
  expect(photoTypeOf(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBe("image/jpeg");
  expect(photoTypeOf(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))).toBe("image/png");
  expect(photoTypeOf(new TextEncoder().encode("GIF89a"))).toBeNull();
  expect(photoTypeOf(new TextEncoder().encode("<svg xmlns="))).toBeNull();
  expect(photoTypeOf(new Uint8Array())).toBeNull();
});
