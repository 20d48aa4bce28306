import type { PictureHash } from "@sanjog/domain/photos/picture-hash";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/open.ts";
import { hidePicture } from "../commands.ts";
import type { PhotoDeps } from "../deps.ts";

type NewQuarantine = {
  /** Null if the picture is gone already. */
  picture_id: string | null;
  case_id: string;
  decision_id: string | null;
  hash: PictureHash | null;
};

/** Keeps the hash of a picture that a report has hidden, so that it is not uploaded again while the case is open. */
export async function keepQuarantine(
  deps: PhotoDeps,
  tx: Tx,
  { picture_id, case_id, decision_id, hash }: NewQuarantine,
): Promise<void> {
  await tx
    .insertInto("quarantined_pictures")
    .values({
      picture_id,
      case_id,
      decision_id,
      hash: hash && sql<string>`${hash.plain}::bit(256)`,
      colours: hash && Buffer.from(hash.colours),
      since: deps.now(),
      upheld: null,
    })
    .execute();
}

/** Returns whether a person has looked at this picture after a report and left it. */
export async function wasFoundFine(tx: Tx, picture_id: string): Promise<boolean> {
  const found = await tx
    .selectFrom("quarantined_pictures")
    .where("picture_id", "=", picture_id)
    .where("upheld", "=", false)
    .select("id")
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Ends a quarantine by a person's decision: the picture stays hidden and refused, or is shown again and its hash is forgotten.
 * Returns the pictures with their automatic decisions. An appeal may end one that was upheld.
 */
export async function settleQuarantine(
  deps: PhotoDeps,
  tx: Tx,
  by: { case_id: string } | { decision_id: string } | { picture_id: string },
  upheld: boolean,
): Promise<{ picture_id: string | null; decision_id: string | null }[]> {
  const settled = await tx
    .updateTable("quarantined_pictures")
    .set(upheld ? { upheld } : { upheld, hash: null, colours: null })
    .where((eb) => eb.and(by))
    .where("upheld", "is distinct from", false)
    .returning(["picture_id", "decision_id"])
    .execute();
  for (const { picture_id } of settled) if (!upheld && picture_id) await showAgain(deps, tx, picture_id);
  return settled;
}

/** The picture may be shown already, or hidden by a later decision; neither changes what was decided here. */
async function showAgain(deps: PhotoDeps, tx: Tx, picture_id: string): Promise<void> {
  const hidden = await tx
    .selectFrom("pictures")
    .where("id", "=", picture_id)
    .where("hidden_at", "is not", null)
    .select("id")
    .executeTakeFirst();
  if (hidden) await hidePicture(deps, tx, picture_id, false);
}
