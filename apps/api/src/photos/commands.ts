import {
  gallery_max,
  judgeGallery,
  type PhotoKind,
  photo_max_bytes,
  photoRefusals,
  photoSizes,
} from "@sanjog/domain/photos/photo-rules";
import type { PictureHash } from "@sanjog/domain/photos/picture-hash";
import { keepHiddenPictures } from "../evidence/commands/keep-evidence.ts";
import { type HiddenBytes, withHiddenPictures } from "../evidence/commands/with-hidden-pictures.ts";
import { AppError } from "../platform/app-error.ts";
import { CommitUnknownError } from "../platform/database/connection-error.ts";
import { lockMember } from "../platform/database/member-lock.ts";
import type { Tx } from "../platform/database/open.ts";
import { profileChanged } from "../platform/database/profile-change.ts";
import { putPicture } from "../platform/files/picture-writes.ts";
import type { Viewer } from "../platform/http/authenticate.ts";
import { limit } from "../platform/http/rate-limit.ts";
import type { Upload, UploadLimits } from "../platform/http/uploads.ts";
import type { PhotoDeps } from "./deps.ts";
import { makePhotoSizes } from "./photo-image.ts";
import { hashOfPicture, isQuarantined, lockQuarantine } from "./queries/picture-hash.ts";

type Files = (limits: UploadLimits) => Promise<Upload[]>;
type Stored = { id: string; storage_key: string; hash: PictureHash | null };

const uploads_an_hour = 120;
const sizes = Object.keys(photoSizes) as (keyof typeof photoSizes)[];

function limitsOf(kind: PhotoKind): UploadLimits {
  return {
    max_files: kind === "profile" ? 1 : gallery_max,
    max_bytes: photo_max_bytes[kind],
    too_large: photoRefusals[kind].size,
    too_many: kind === "profile" ? "invalid_fields" : "gallery_full",
  };
}

/** Replaces the profile picture and returns the id of the new one. The old one is served until the new one is stored. */
export async function saveProfilePicture(
  deps: PhotoDeps,
  { id: member_id }: Viewer,
  files: Files,
): Promise<string> {
  const [stored] = await takeIn(deps, "profile", "photo", member_id, files, async (tx, [picture], hidden) => {
    if (!picture) return [];
    await keepHiddenPictures(deps, tx, { member_id, kind: "profile" }, hidden);
    const replaced = await tx
      .deleteFrom("pictures")
      .where("member_id", "=", member_id)
      .where("kind", "=", "profile")
      .returning("storage_key")
      .execute();
    await insertPictures(tx, deps, member_id, "profile", [picture]);
    return replaced.map((row) => row.storage_key);
  });
  if (!stored) throw new Error("an upload without a picture was let through");
  return stored.id;
}

/** Adds all of the pictures to the gallery, or none: throws `gallery_full` if they do not all fit. */
export async function saveGalleryPictures(
  deps: PhotoDeps,
  { id: member_id }: Viewer,
  files: Files,
): Promise<void> {
  await takeIn(deps, "gallery", "photos", member_id, files, async (tx, pictures) => {
    const { kept } = await tx
      .selectFrom("pictures")
      .where("member_id", "=", member_id)
      .where("kind", "=", "gallery")
      .select(({ fn }) => fn.countAll<string>().as("kept"))
      .executeTakeFirstOrThrow();
    const result = judgeGallery(Number(kept), pictures.length);
    if (!result.ok) throw new AppError(result.refusal);
    await insertPictures(tx, deps, member_id, "gallery", pictures);
    return [];
  });
}

/**
 * Stores the uploaded objects first and the rows afterwards, so that a row never names a missing object. `write` returns
 * the keys that are no longer needed. A failed upload removes its objects; the nightly sweep removes those of a process
 * that was killed.
 */
async function takeIn(
  deps: PhotoDeps,
  kind: PhotoKind,
  field: string,
  member_id: string,
  files: Files,
  write: (tx: Tx, stored: readonly Stored[], hidden: HiddenBytes) => Promise<string[]>,
): Promise<Stored[]> {
  await limit(deps, `uploads ${member_id}`, uploads_an_hour, 3_600);
  const uploads = await files(limitsOf(kind));
  if (uploads.length === 0) throw new AppError("invalid_fields", { fields: { [field]: ["required"] } });
  const stored: Stored[] = [];
  try {
    for (const upload of uploads) stored.push(await store(deps, kind, upload));
    // Only a new profile picture takes another one away.
    const taken = kind === "profile" ? { member_id, kind } : null;
    const unneeded = await withHiddenPictures(deps, taken, async (tx, hidden) => {
      await refuseQuarantined(tx, stored);
      await lockMember(tx, member_id);
      const left = await write(tx, stored, hidden);
      await profileChanged(deps, tx, member_id);
      return left;
    });
    await removeObjects(deps, unneeded);
    return stored;
  } catch (error) {
    // Rows may name the objects after all. If none does, the nightly sweep removes them.
    if (error instanceof CommitUnknownError) throw error;
    await removeObjects(
      deps,
      stored.map((picture) => picture.storage_key),
    );
    throw error;
  }
}

/**
 * Throws `picture_quarantined` for a picture that a report or a decision has hidden. The lock lets no quarantine begin between this
 * check and the commit. Both take it before any row, so that neither waits for the other twice.
 */
async function refuseQuarantined(tx: Tx, stored: readonly Stored[]): Promise<void> {
  await lockQuarantine(tx, "upload");
  for (const { hash } of stored)
    if (hash && (await isQuarantined(tx, hash))) throw new AppError("picture_quarantined");
}

async function store(deps: PhotoDeps, kind: PhotoKind, upload: Upload): Promise<Stored> {
  const made = await makePhotoSizes(kind, upload.bytes, upload.file);
  const storage_key = deps.random.token();
  try {
    for (const size of sizes) await putPicture(deps, `${storage_key}-${size}`, made[size]);
  } catch (error) {
    await removeObjects(deps, [storage_key]);
    throw error;
  }
  return { id: deps.random.id(), storage_key, hash: await hashOfPicture(made.full) };
}

async function insertPictures(
  tx: Tx,
  deps: PhotoDeps,
  member_id: string,
  kind: PhotoKind,
  stored: readonly Stored[],
): Promise<void> {
  const now = deps.now().getTime();
  const rows = stored.map(({ id, storage_key }, i) => ({
    id,
    storage_key,
    member_id,
    kind,
    // The times differ by a millisecond, because the gallery is ordered by them.
    created_at: new Date(now + i),
  }));
  await tx.insertInto("pictures").values(rows).execute();
}

/** Deletes the profile picture. Throws `not_found` if there is none. */
export async function deleteProfilePicture(deps: PhotoDeps, { id: member_id }: Viewer): Promise<void> {
  await removePicture(deps, member_id, "profile");
}

/** Deletes a picture of the member's own gallery. Throws `not_found` for any other id. */
export async function deleteGalleryPicture(
  deps: PhotoDeps,
  { id: member_id }: Viewer,
  id: string,
): Promise<void> {
  await removePicture(deps, member_id, "gallery", id);
}

async function removePicture(
  deps: PhotoDeps,
  member_id: string,
  kind: PhotoKind,
  id?: string,
): Promise<void> {
  const taken = { member_id, kind, id };
  const keys = await withHiddenPictures(deps, taken, async (tx, hidden) => {
    await lockMember(tx, member_id);
    await keepHiddenPictures(deps, tx, taken, hidden);
    const removed = await tx
      .deleteFrom("pictures")
      .where("member_id", "=", member_id)
      .where("kind", "=", kind)
      .$if(id !== undefined, (query) => query.where("id", "=", id ?? ""))
      .returning("storage_key")
      .execute();
    if (removed.length === 0) throw new AppError("not_found");
    await profileChanged(deps, tx, member_id);
    return removed.map((row) => row.storage_key);
  });
  await removeObjects(deps, keys);
}

/**
 * Hides a picture from everyone or shows it again, for operators. Returns the owner's id. Throws `not_found` if the
 * picture does not exist or already is as requested.
 */
export async function hidePicture(deps: PhotoDeps, tx: Tx, id: string, hidden: boolean): Promise<string> {
  const picture = await tx
    .updateTable("pictures")
    .set({ hidden_at: hidden ? deps.now() : null })
    .where("id", "=", id)
    .where("hidden_at", hidden ? "is" : "is not", null)
    .returning("member_id")
    .executeTakeFirst();
  if (!picture) {
    const sentence = `There is no ${hidden ? "shown" : "hidden"} picture "${id}".`;
    throw new AppError("not_found", { sentence });
  }
  await profileChanged(deps, tx, picture.member_id);
  return picture.member_id;
}

/** Deletes the rows of pictures whose objects are lost, as after a restore. Returns the number of rows. */
export async function forgetPictures(deps: PhotoDeps, storage_keys: readonly string[]): Promise<number> {
  if (storage_keys.length === 0) return 0;
  return deps.tx(async (tx) => {
    const forgotten = await tx
      .deleteFrom("pictures")
      .where("storage_key", "in", storage_keys)
      .returning("member_id")
      .execute();
    for (const member_id of new Set(forgotten.map((row) => row.member_id))) {
      await profileChanged(deps, tx, member_id);
    }
    return forgotten.length;
  });
}

/** Returns the store's keys of one picture, one for each size. */
export function objectKeys(storage_key: string): string[] {
  return sizes.map((size) => `${storage_key}-${size}`);
}

/** Deletes the objects of these pictures. Logs a failure only: no row names them, and the nightly sweep tries again. */
export async function removeObjects(deps: PhotoDeps, storage_keys: readonly string[]): Promise<void> {
  for (const key of storage_keys.flatMap(objectKeys)) {
    await deps.photos.delete(key).catch((error: unknown) => {
      deps.log.warn({ err: error }, "a picture could not be removed from the store");
    });
  }
}
