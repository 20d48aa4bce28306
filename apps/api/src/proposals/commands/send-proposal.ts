import { judgePropose, lapsedSince } from "@sanjog/domain/proposals/marriage-proposal";
import type { ProposalStatus } from "@sanjog/domain/relations/proposal-status";
import { sql } from "kysely";
import { AppError } from "../../platform/app-error.ts";
import type { Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import type { Viewer } from "../../platform/http/authenticate.ts";
import { lockCouple, recordEvent, requireSender } from "../../relations/commands.ts";
import { loadVisible, visibleTo } from "../../relations/queries/visibility.ts";
import { note } from "./note.ts";

export type ProposalState = { id: string; status: ProposalStatus };

/** Sends a marriage proposal to a connection. A member can have one open proposal at a time. */
export async function sendProposal(
  deps: AreaDeps,
  viewer: Viewer,
  receiver_id: string,
): Promise<ProposalState> {
  return deps.tx(async (tx) => {
    await lockCouple(tx, viewer.id, receiver_id);
    const sender = await requireSender(tx, viewer);
    const { relation, ...owner } = await loadVisible(tx, viewer, receiver_id);
    const now = await deps.dbNow(tx);
    const has_open_proposal = await makeRoom(tx, viewer, receiver_id, now);
    const result = judgePropose(relation, { viewer: sender, owner }, has_open_proposal, now);
    if (!result.ok) throw new AppError(result.refusal);
    if (!relation.request) throw new AppError("not_found");
    const proposal = { id: deps.random.id(), status: "open" as const };
    const parties = { connection_id: relation.request.id, sender_id: viewer.id, receiver_id };
    await tx
      .insertInto("proposals")
      .values({ ...proposal, ...parties, sent_at: now, answered_at: null })
      .execute();
    await note(deps, tx, { actor_id: viewer.id, member_id: receiver_id, kind: "proposal_sent", at: now });
    return proposal;
  });
}

/**
 * Sets the status of lapsed proposals, those of the sender and the one from the receiver to the sender, since a database
 * constraint cannot compare with the current time. Returns whether the sender still has an open one.
 */
async function makeRoom(tx: Tx, viewer: Viewer, receiver_id: string, now: Date): Promise<boolean> {
  const sender_id = viewer.id;
  const theirs = { sender_id: receiver_id, receiver_id: sender_id };
  await tx
    .updateTable("proposals")
    .set({ status: "lapsed", answered_at: now })
    .where("status", "=", "open")
    .where("sent_at", "<=", lapsedSince(now))
    .where(({ eb, or, and }) => or([eb("sender_id", "=", sender_id), and(theirs)]))
    .execute();
  await closeToHidden(tx, viewer, now);
  const open = tx.selectFrom("proposals").where("sender_id", "=", sender_id).where("status", "=", "open");
  return (await open.select("id").executeTakeFirst()) !== undefined;
}

/**
 * Closes the sender's open proposal to a receiver who has left, is held or is suspended. The receiver cannot answer it,
 * and the sender can neither see nor revoke it, so it would prevent every other proposal. It would also reveal a block,
 * the one case in which it disappears.
 */
async function closeToHidden(tx: Tx, viewer: Viewer, now: Date): Promise<void> {
  const closed = await tx
    .updateTable("proposals")
    .set({ status: "closed", answered_at: now })
    .where("sender_id", "=", viewer.id)
    .where("status", "=", "open")
    .where(sql<boolean>`not exists (select from members m where m.id = receiver_id and ${visibleTo(viewer)})`)
    .returning("receiver_id")
    .execute();
  for (const { receiver_id: member_id } of closed)
    await recordEvent(tx, { actor_id: viewer.id, member_id, kind: "proposal_closed", at: now });
}
