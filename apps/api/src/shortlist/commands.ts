import { judgeNotMatched } from "@sanjog/domain/connections/connection-request";
import { AppError } from "../platform/app-error.ts";
import type { Tx } from "../platform/database/open.ts";
import type { AreaDeps } from "../platform/deps.ts";
import type { Viewer } from "../platform/http/authenticate.ts";
import { lockPair, requireActing } from "../relations/commands.ts";
import { loadVisible } from "../relations/queries/visibility.ts";

/** Puts a member on the viewer's shortlist; nobody is told. */
export async function addToShortlist(deps: AreaDeps, viewer: Viewer, member_id: string): Promise<void> {
  await deps.tx(async (tx) => {
    // A block in the same moment must find the entry, or forbid it.
    await lockPair(tx, viewer.id, member_id);
    await requireActing(tx, viewer);
    const { relation, profile_status } = await loadVisible(tx, viewer, member_id);
    if (relation.self) throw new AppError("self");
    const verdict = judgeNotMatched(profile_status);
    if (!verdict.ok) throw new AppError(verdict.refusal);
    if (relation.shortlisted) throw new AppError("already_shortlisted");
    await tx
      .insertInto("shortlist_entries")
      .values({ owner_id: viewer.id, member_id, added_at: deps.now() })
      .execute();
  });
}

/**
 * Takes a member off the viewer's shortlist. Anyone who is not on it, or hidden, is not found: a block has emptied the
 * entry, and anyone who is blocked must not find that out by trying.
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

/** Empties the member's shortlist, and takes the member off everybody's: for a change of gender, in its transaction. */
export async function forgetEntriesOf(tx: Tx, member_id: string): Promise<void> {
  await tx
    .deleteFrom("shortlist_entries")
    .where(({ eb, or }) => or([eb("owner_id", "=", member_id), eb("member_id", "=", member_id)]))
    .execute();
}

/** Takes two members off each other's shortlists: for a block, in its transaction, with the pair locked. */
export async function forgetEntriesBetween(tx: Tx, a: string, b: string): Promise<void> {
  await tx
    .deleteFrom("shortlist_entries")
    .where("owner_id", "in", [a, b])
    .where("member_id", "in", [a, b])
    .execute();
}
