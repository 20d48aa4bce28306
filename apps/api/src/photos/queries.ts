import { type PhotoKind, type PhotoSize, photoTypes } from "@sanjog/domain/photos/photo-rules";
import { sql } from "kysely";
import { AppError } from "../platform/app-error.ts";
import type { Db } from "../platform/database/open.ts";
import type { Bytes } from "../platform/http/bind.ts";
import type { PhotoDeps } from "./deps.ts";
import { pictureUrl } from "./views.ts";

/** The row of a picture; `storage_key` names its objects in the store. */
export type Picture = { id: string; member_id: string; kind: PhotoKind; storage_key: string };

/** The ids of a member's pictures. */
export type MemberPictures = { profile: string | null; gallery: string[] };

const columns = ["id", "member_id", "kind", "storage_key"] as const;

/** A picture that an operator hid looks deleted to everyone, its owner included, who may upload another. */
const shown = (db: Db) => db.selectFrom("pictures").where("hidden_at", "is", null);

export async function findPicture(db: Db, id: string): Promise<Picture | undefined> {
  return shown(db).where("id", "=", id).select(columns).executeTakeFirst();
}

export async function findProfilePicture(db: Db, member_id: string): Promise<Picture | undefined> {
  return shown(db)
    .where("member_id", "=", member_id)
    .where("kind", "=", "profile")
    .select(columns)
    .executeTakeFirst();
}

type PictureEntry = Pick<Picture, "id" | "kind">;

/** Selects the pictures of the member in the row `m` as one JSON value, the oldest first. */
export const picturesValue = sql<PictureEntry[] | null>`(
  select json_agg(json_build_object('id', id, 'kind', kind) order by created_at, id)
  from pictures where member_id = m.id and hidden_at is null)`;

export function picturesFrom(entries: readonly PictureEntry[] | null): MemberPictures {
  const of = (kind: PhotoKind) =>
    (entries ?? []).filter((picture) => picture.kind === kind).map(({ id }) => id);
  return { profile: of("profile")[0] ?? null, gallery: of("gallery") };
}

/** Returns the pictures of many members in one statement, the gallery with the oldest first. */
export async function loadPictures(
  db: Db,
  member_ids: readonly string[],
): Promise<Map<string, MemberPictures>> {
  if (member_ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; pictures: PictureEntry[] | null }>`
    select m.id, ${picturesValue} as pictures from unnest(${[...new Set(member_ids)]}::text[]) as m (id)`.execute(
    db,
  );
  return new Map(rows.map(({ id, pictures }) => [id, picturesFrom(pictures)]));
}

/**
 * Returns the bytes of a picture. The caller must have checked that the viewer may see it. Throws `not_found` if the
 * store lacks the object.
 */
export async function loadPictureFile(deps: PhotoDeps, picture: Picture, size: PhotoSize): Promise<Bytes> {
  const body = await deps.photos.get(`${picture.storage_key}-${size}`);
  if (!body) throw new AppError("not_found");
  return { type: photoTypes[size], body };
}

/** Returns the member's own gallery, the oldest picture first. */
export async function loadGallery(db: Db, member_id: string): Promise<{ id: string; picture_url: string }[]> {
  const pictures = (await loadPictures(db, [member_id])).get(member_id);
  return (pictures?.gallery ?? []).map((id) => ({ id, picture_url: pictureUrl(id) }));
}
