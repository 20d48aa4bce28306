import { endEverythingBetween } from "../connections/commands.ts";
import { forgetNotificationsBetween } from "../notifications/commands.ts";
import { AppError } from "../platform/app-error.ts";
import type { AreaDeps } from "../platform/deps.ts";
import type { Viewer } from "../platform/http/authenticate.ts";
import { dissolveMatch } from "../proposals/commands/match.ts";
import { lockCouple, lockPair, recordEvent } from "../relations/commands.ts";
import { haveDealt, loadRelation } from "../relations/queries/relations.ts";
import { findVisible } from "../relations/queries/visibility.ts";
import { forgetSetAsideBetween } from "../set-aside/commands.ts";
import { forgetEntriesBetween } from "../shortlist/commands.ts";
import { forgetMarks, markBlocked } from "./commands/block-marks.ts";

/**
 * Hides two members from each other and ends everything between them, including a match; the other member is not
 * notified. Works in every status. Throws `not_found` for a member hidden from the viewer, unless the two have had
 * contact: a member who has blocked the viewer gets the same response as one who is merely hidden.
 */
export async function blockMember(deps: AreaDeps, viewer: Viewer, blocked_id: string): Promise<void> {
  await deps.tx(async (tx) => {
    await lockCouple(tx, viewer.id, blocked_id);
    const relation = await loadRelation(tx, viewer.id, blocked_id);
    if (relation.self) throw new AppError("self");
    if (relation.blocked_by_viewer) throw new AppError("already_blocked");
    const known =
      (await haveDealt(tx, viewer.id, blocked_id)) || (await findVisible(tx, viewer, blocked_id)) !== null;
    if (!known) throw new AppError("not_found");
    await dissolveMatch(deps, tx, viewer.id, blocked_id);
    await endEverythingBetween(tx, viewer.id, blocked_id);
    await forgetEntriesBetween(tx, viewer.id, blocked_id);
    await forgetSetAsideBetween(tx, viewer.id, blocked_id);
    await forgetNotificationsBetween(deps, tx, viewer.id, blocked_id);
    const at = deps.now();
    await tx.insertInto("blocks").values({ blocker_id: viewer.id, blocked_id, blocked_at: at }).execute();
    await markBlocked(deps, tx, blocked_id);
    await recordEvent(tx, { actor_id: viewer.id, member_id: blocked_id, kind: "blocked", at });
  });
}

/** Removes a block by the viewer; what the block ended stays ended. */
export async function unblockMember(deps: AreaDeps, viewer: Viewer, blocked_id: string): Promise<void> {
  await deps.tx(async (tx) => {
    await lockPair(tx, viewer.id, blocked_id);
    const lifted = await tx
      .deleteFrom("blocks")
      .where("blocker_id", "=", viewer.id)
      .where("blocked_id", "=", blocked_id)
      .executeTakeFirst();
    if (lifted.numDeletedRows === 0n) throw new AppError("not_found");
    await forgetMarks(tx, viewer.id, blocked_id);
    await recordEvent(tx, {
      actor_id: viewer.id,
      member_id: blocked_id,
      kind: "unblocked",
      at: deps.now(),
    });
  });
}
