import {
  judgePhotoPixels,
  type PhotoKind,
  type PhotoSize,
  photo_max_pixels,
  photo_size_max_bytes,
  photoRefusals,
  photoSizes,
  photoTypeOf,
} from "@sanjog/domain/photos/photo-rules";
import pLimit from "p-limit";
import sharp, { type Sharp } from "sharp";
import { AppError } from "../platform/app-error.ts";

// Whatever else the library can open is an opening for others: SVG, GIF, PDF and their kin.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadJpegSource",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadPngSource",
  ],
});
// Two pictures at a time, a thread each.
sharp.concurrency(1);
sharp.cache(false);

/** One picture in every size that screens use. */
export type PhotoSizesMade = Record<PhotoSize, Buffer>;

const at_once = 2;
const waiting_most = 50;
const busy_wait_seconds = 5;
const longest_seconds = 10;

const inTurn = pLimit(at_once);

/**
 * Makes the sizes of an uploaded file: by its content JPEG or PNG, upright, square about its middle, newly encoded
 * so that nothing of the file itself remains. Refuses what is no such image, too small, too large or damaged, and
 * (`uploads_busy`) when too many wait.
 */
export async function makePhotoSizes(kind: PhotoKind, bytes: Buffer, file: string): Promise<PhotoSizesMade> {
  if (!photoTypeOf(bytes)) throw new AppError(photoRefusals[kind].type, { params: { file } });
  if (inTurn.pendingCount >= waiting_most) {
    throw new AppError("uploads_busy", { retry_after_seconds: busy_wait_seconds });
  }
  return inTurn(async () => encodeSizes(await decodeSquare(bytes)));
}

type Square = { pixels: Buffer; side: number; channels: 1 | 2 | 3 | 4 };

/** Decodes no more than the largest size needs. The header is judged before any pixel is read. */
async function decodeSquare(bytes: Buffer): Promise<Square> {
  try {
    const { autoOrient, isProgressive } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const verdict = judgePhotoPixels(autoOrient.width, autoOrient.height, isProgressive);
    if (!verdict.ok) throw new AppError(verdict.refusal);
    const side = Math.min(photoSizes.full, autoOrient.width, autoOrient.height);
    const { data, info } = await sharp(bytes, { limitInputPixels: photo_max_pixels, failOn: "error" })
      .timeout({ seconds: longest_seconds })
      .autoOrient()
      .resize(side, side, { fit: "cover", position: "centre" })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .raw({ depth: "uchar" })
      .toBuffer({ resolveWithObject: true });
    return { pixels: data, side, channels: info.channels };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("picture_unreadable");
  }
}

async function encodeSizes(square: Square): Promise<PhotoSizesMade> {
  return {
    full: await encode(square, "full", 82, (image, quality) => image.jpeg({ quality, mozjpeg: true })),
    card: await encode(square, "card", 80, (image, quality) => image.webp({ quality })),
    small: await encode(square, "small", 76, (image, quality) => image.webp({ quality })),
  };
}

const quality_step = 12;
const lowest_quality = 16;

/** Encodes one size, in lower quality as long as it weighs more than a screen should wait for. */
async function encode(
  { pixels, side, channels }: Square,
  size: PhotoSize,
  quality: number,
  as: (image: Sharp, quality: number) => Sharp,
): Promise<Buffer> {
  const wanted = Math.min(photoSizes[size], side);
  const image = sharp(pixels, { raw: { width: side, height: side, channels } }).resize(wanted, wanted);
  const encoded = await as(image, quality).toBuffer();
  const light_enough = encoded.length <= photo_size_max_bytes[size] || quality <= lowest_quality;
  if (light_enough) return encoded;
  return encode({ pixels, side, channels }, size, Math.max(lowest_quality, quality - quality_step), as);
}
