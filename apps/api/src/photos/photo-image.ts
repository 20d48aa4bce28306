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

// Every other format that the library can decode (SVG, GIF, PDF, …) would be an additional attack surface.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadJpegSource",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadPngSource",
  ],
});
// One thread for each picture; `at_once` pictures are decoded in parallel.
sharp.concurrency(1);
sharp.cache(false);

/** The encoded bytes of one picture in every size that screens use. */
export type EncodedPhoto = Record<PhotoSize, Buffer>;

const at_once = 2;
const waiting_most = 50;
const busy_wait_seconds = 5;
const longest_seconds = 10;

const inTurn = pLimit(at_once);

/**
 * Encodes every size of an uploaded file: turned upright, cropped to the central square, and encoded again, so that no
 * metadata or other byte of the file remains. Throws if the content is not JPEG or PNG, or the image is too small, too
 * large or damaged; throws `uploads_busy` if too many uploads wait.
 */
export async function makePhotoSizes(kind: PhotoKind, bytes: Buffer, file: string): Promise<EncodedPhoto> {
  if (!photoTypeOf(bytes)) throw new AppError(photoRefusals[kind].type, { params: { file } });
  if (inTurn.pendingCount >= waiting_most) {
    throw new AppError("uploads_busy", { retry_after_seconds: busy_wait_seconds });
  }
  return inTurn(async () => encodeSizes(await decodeSquare(bytes)));
}

type Square = { pixels: Buffer; side: number; channels: 1 | 2 | 3 | 4 };

/** Decodes at most the pixels that the largest size needs, and checks the header before decoding any. */
async function decodeSquare(bytes: Buffer): Promise<Square> {
  try {
    const { autoOrient, isProgressive } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const result = judgePhotoPixels(autoOrient.width, autoOrient.height, isProgressive);
    if (!result.ok) throw new AppError(result.refusal);
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

async function encodeSizes(square: Square): Promise<EncodedPhoto> {
  return {
    full: await encode(square, "full", 82, (image, quality) => image.jpeg({ quality, mozjpeg: true })),
    card: await encode(square, "card", 80, (image, quality) => image.webp({ quality })),
    small: await encode(square, "small", 76, (image, quality) => image.webp({ quality })),
  };
}

const quality_step = 12;
const lowest_quality = 16;

/** Encodes one size, and again in lower quality while it exceeds the maximum number of bytes of that size. */
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
