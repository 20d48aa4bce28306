import { crop_quality, photo_min_side } from "@sanjog/domain/photos/photo-rules";

/** The maximum side of a crop in pixels: more is not visible on any screen and only enlarges the upload. */
export const crop_side_max = 1600;
/** The shorter side of the working copy in pixels: enough for the crop, with little memory on a phone. */
const copy_side_max = 2000;

export type Area = { x: number; y: number; width: number; height: number };

/** Returns the maximum zoom at which the square still has enough pixels. */
export function maxZoom(width: number, height: number): number {
  return Math.max(1, Math.min(width, height) / photo_min_side);
}

/**
 * Returns a copy of a picture rotated by its EXIF orientation; null if the browser cannot decode it. A 50-megapixel
 * photo is scaled down while it is decoded.
 */
export async function uprightCopy(file: Blob): Promise<HTMLCanvasElement | null> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = Math.min(1, copy_side_max / Math.min(width, height));
  return painted(image, { x: 0, y: 0, width, height }, width * scale, height * scale);
}

/** Returns a copy that is turned to the right by a quarter. */
export function turned(copy: HTMLCanvasElement): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = copy.height;
  canvas.height = copy.width;
  const paint = canvas.getContext("2d");
  if (!paint) throw new Error("This browser has no canvas");
  paint.translate(canvas.width, 0);
  paint.rotate(Math.PI / 2);
  paint.drawImage(copy, 0, 0);
  return canvas;
}

/**
 * Returns the chosen square as a JPEG of at most `max_bytes`, without EXIF data such as place and time. Scales the
 * square down until it fits.
 */
export async function cropped(copy: HTMLCanvasElement, area: Area, max_bytes: number): Promise<Blob> {
  const square = Math.min(area.width, area.height);
  const from = { ...area, width: square, height: square };
  let side = Math.min(crop_side_max, Math.max(photo_min_side, square));
  let photo = await encoded(painted(copy, from, side, side));
  while (photo.size > max_bytes && side > photo_min_side) {
    side = Math.max(photo_min_side, side * 0.8);
    photo = await encoded(painted(copy, from, side, side));
  }
  return photo;
}

/** Returns a canvas as a JPEG. Throws if the browser cannot encode it. */
export function encoded(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The crop could not be encoded"))),
      "image/jpeg",
      crop_quality,
    );
  });
}

function painted(source: CanvasImageSource, from: Area, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  const paint = canvas.getContext("2d");
  if (!paint) throw new Error("This browser has no canvas");
  paint.imageSmoothingQuality = "high";
  // JPEG has no transparency: fill with white, or transparent areas become black.
  paint.fillStyle = "#fff";
  paint.fillRect(0, 0, canvas.width, canvas.height);
  paint.drawImage(source, from.x, from.y, from.width, from.height, 0, 0, canvas.width, canvas.height);
  return canvas;
}
