import { judgeNotMatched } from "@sanjog/domain/connections/connection-request";
import { AppError } from "../platform/app-error.ts";
import type { Tx } from "../platform/database/open.ts";
import type { AreaDeps } from "../platform/deps.ts";
import type { Viewer } from "../platform/http/authenticate.ts";
import { lockPair, requireActing } from "../relations/commands.ts";
import { loadVisible } from "../relations/queries/visibility.ts";

/** Adds a member to the viewer's shortlist. Does not notify the member. */
export async function addToShortlist(deps: AreaDeps, viewer: Viewer, member_id: string): Promise<void> {
  await deps.tx(async (tx) => {
    // The lock ensures that a simultaneous block either deletes the entry or prevents it.
    await lockPair(tx, viewer.id, member_id);
    await requireActing(tx, viewer);
    const { relation, profile_status } = await loadVisible(tx, viewer, member_id);
    if (relation.self) throw new AppError("self");
    const result = judgeNotMatched(profile_status);
    if (!result.ok) throw new AppError(result.refusal);
    if (relation.shortlisted) throw new AppError("already_shortlisted");
    await tx
      .insertInto("shortlist_entries")
      .values({ owner_id: viewer.id, member_id, added_at: deps.now() })
      .execute();
  });
}

/**
 * Removes a member from the viewer's shortlist. Throws `not_found` for a hidden member as for one who is not on the list:
 * a block deletes the entry, and the error must not reveal the block.
 */
export async function removeFromShortlist(deps: AreaDeps, viewer: Viewer, member_id: string): Promise<void> {
  await deps.tx(async (tx) => {
    await requireActing(tx, viewer);
    await loadVisible(tx, viewer, member_id);
    const removed = await tx
      .deleteFrom("shortlist_entries")
      .where("owner_id", "=", viewer.id)
      .where("member_id", "=", member_id)
      .executeTakeFirst();
    if (removed.numDeletedRows === 0n) throw new AppError("not_found");
  });
}

/** Empties the member's shortlist and removes the member from all others, in the transaction of a change of gender. */
export async function forgetEntriesOf(tx: Tx, member_id: string): Promise<void> {
  await tx
    .deleteFrom("shortlist_entries")
    .where(({ eb, or }) => or([eb("owner_id", "=", member_id), eb("member_id", "=", member_id)]))
    .execute();
}

/** Removes two members from each other's shortlists, in the transaction of a block, with the pair locked. */
export async function forgetEntriesBetween(tx: Tx, a: string, b: string): Promise<void> {
  await tx
    .deleteFrom("shortlist_entries")
    .where("owner_id", "in", [a, b])
    .where("member_id", "in", [a, b])
    .execute();
}
