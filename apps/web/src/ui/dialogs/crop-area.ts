import { crop_quality, photo_min_side } from "@sanjog/domain/photos/photo-rules";

/** A side longer than this shows nothing more on any screen and only costs the upload. */
export const crop_side_max = 1600;
/** The shorter side of the copy that is moved under the window: enough for the crop, and little memory on a phone. */
const copy_side_max = 2000;

export type Area = { x: number; y: number; width: number; height: number };

/** How far one may zoom so that the square still has enough pixels. */
export function maxZoom(width: number, height: number): number {
  return Math.max(1, Math.min(width, height) / photo_min_side);
}

/**
 * Returns an upright copy of a picture, as its EXIF note says; null where the browser cannot read it. A picture of a
 * camera with 50 megapixels is shrunk while it is decoded.
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

/**
 * Returns the chosen square as a JPEG of at most `max_bytes`, without any note of where or when it was taken. A square
 * that weighs more is made smaller.
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

/** Returns a canvas as a JPEG. Throws where the browser cannot encode it. */
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
  // JPEG knows no transparency: what was clear becomes white, not black.
  paint.fillStyle = "#fff";
  paint.fillRect(0, 0, canvas.width, canvas.height);
  paint.drawImage(source, from.x, from.y, from.width, from.height, 0, 0, canvas.width, canvas.height);
  return canvas;
}
