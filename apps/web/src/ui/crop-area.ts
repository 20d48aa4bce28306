/** §5: photos have at least this many pixels a side. */
export const crop_side_min = 400;
/** §9: the quality at which a crop is encoded. */
export const crop_quality = 0.92;
/** A side longer than this shows nothing more on any screen and only costs the upload. */
export const crop_side_max = 1600;

export type Area = { x: number; y: number; width: number; height: number };

/** How far one may zoom so that the square still has enough pixels. */
export function maxZoom(width: number, height: number): number {
  return Math.max(1, Math.min(width, height) / crop_side_min);
}

/** The picture upright, as its EXIF note says; null where the browser cannot read it. */
export async function uprightPicture(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    return null;
  }
}

/** The chosen square as a JPEG without any note of where or when it was taken. */
export async function cropped(bitmap: ImageBitmap, area: Area): Promise<Blob> {
  const square = Math.min(area.width, area.height);
  const side = Math.round(Math.min(crop_side_max, Math.max(crop_side_min, square)));
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const paint = canvas.getContext("2d");
  if (!paint) throw new Error("This browser has no canvas");
  // JPEG knows no transparency: what was clear becomes white, not black.
  paint.fillStyle = "#fff";
  paint.fillRect(0, 0, side, side);
  paint.drawImage(bitmap, area.x, area.y, square, square, 0, 0, side, side);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The crop could not be encoded"))),
      "image/jpeg",
      crop_quality,
    );
  });
}
