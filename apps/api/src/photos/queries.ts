import { type PhotoKind, type PhotoSize, photoTypes } from "@sanjog/domain/photos/photo-rules";
import { sql } from "kysely";
import { AppError } from "../platform/app-error.ts";
import type { Db } from "../platform/database/open.ts";
import type { Bytes } from "../platform/http/bind.ts";
import type { PhotoDeps } from "./deps.ts";
import { pictureUrl } from "./views.ts";

/** A picture as it stands in the store. */
export type Picture = { id: string; member_id: string; kind: PhotoKind; storage_key: string };

/** The ids of a member's pictures. */
export type MemberPictures = { profile: string | null; gallery: string[] };

const columns = ["id", "member_id", "kind", "storage_key"] as const;

/** Of a picture that an operator hid, everyone is told that there is none: its owner, too, may put up another. */
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

type Shown = Pick<Picture, "id" | "kind">;

/** The pictures of the member in the row `m` as a value, the gallery in the order in which it was filled. */
export const picturesValue = sql<Shown[] | null>`(
  select json_agg(json_build_object('id', id, 'kind', kind) order by created_at, id)
  from pictures where member_id = m.id and hidden_at is null)`;

export function picturesFrom(shown: readonly Shown[] | null): MemberPictures {
  const of = (kind: PhotoKind) =>
    (shown ?? []).filter((picture) => picture.kind === kind).map(({ id }) => id);
  return { profile: of("profile")[0] ?? null, gallery: of("gallery") };
}

/** The pictures of many members at once, the gallery in the order in which it was filled. */
export async function loadPictures(
  db: Db,
  member_ids: readonly string[],
): Promise<Map<string, MemberPictures>> {
  if (member_ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; pictures: Shown[] | null }>`
    select m.id, ${picturesValue} as pictures from unnest(${[...new Set(member_ids)]}::text[]) as m (id)`.execute(
    db,
  );
  return new Map(rows.map(({ id, pictures }) => [id, picturesFrom(pictures)]));
}

/**
 * Returns the file of a picture that this viewer may see: ask that before. Refuses `not_found` where the store has none.
 * A picture never changes under its id, so the id is its tag; a browser that holds it is told so (304).
 */
export async function loadPictureFile(deps: PhotoDeps, picture: Picture, size: PhotoSize): Promise<Bytes> {
  const body = await deps.photos.get(`${picture.storage_key}-${size}`);
  if (!body) throw new AppError("not_found");
  return { type: photoTypes[size], body };
}

/** A member's gallery as they read it. */
export async function loadGallery(db: Db, member_id: string): Promise<{ id: string; picture_url: string }[]> {
  const pictures = (await loadPictures(db, [member_id])).get(member_id);
  return (pictures?.gallery ?? []).map((id) => ({ id, picture_url: pictureUrl(id) }));
}
