import {
  colour_side,
  hash_columns,
  hash_side,
  isSamePicture,
  type KeptHash,
  type PictureHash,
  pictureHash,
  same_picture_bits,
} from "@sanjog/domain/photos/picture-hash";
import { sql } from "kysely";
import sharp from "sharp";
import type { Db, Tx } from "../../platform/database/open.ts";
import type { PhotoDeps } from "../deps.ts";

/** Returns the perceptual hash of an encoded picture; null for a plain surface. */
export async function hashOfPicture(jpeg: Buffer): Promise<PictureHash | null> {
  const picture = sharp(jpeg).removeAlpha().toColourspace("srgb");
  const [grey, colours] = await Promise.all([
    picture.clone().greyscale().resize(hash_columns, hash_side, { fit: "fill" }).raw().toBuffer(),
    picture.clone().resize(colour_side, colour_side, { fit: "fill" }).raw().toBuffer(),
  ]);
  return pictureHash(grey, colours);
}

/** Returns the hash of a stored picture; null if the store lacks it or it cannot be read. */
export async function hashOfStored(deps: PhotoDeps, storage_key: string): Promise<PictureHash | null> {
  const bytes = await deps.photos.get(`${storage_key}-full`);
  return bytes ? hashOfPicture(bytes).catch(() => null) : null;
}

/** Returns whether this picture, or its mirror image, waits for a decision or was hidden by one. Whose it was does not matter. */
export async function isQuarantined(db: Db, picture: PictureHash): Promise<boolean> {
  const { plain, mirrored } = picture;
  const { rows } =
    await sql<KeptHash>`select hash::text, colours from quarantined_pictures where hash is not null
    and least(bit_count(hash # ${plain}::bit(256)), bit_count(hash # ${mirrored}::bit(256))) <= ${same_picture_bits}`.execute(
      db,
    );
  return rows.some((kept) => isSamePicture(picture, kept));
}

/** Any number of uploads run at once; a quarantine waits for them, and later uploads wait for it. Take it before any row. */
export async function lockQuarantine(tx: Tx, by: "upload" | "quarantine"): Promise<void> {
  const lock = sql.raw(by === "upload" ? "pg_advisory_xact_lock_shared" : "pg_advisory_xact_lock");
  await sql`select ${lock}(hashtextextended('quarantine', 0))`.execute(tx);
}
