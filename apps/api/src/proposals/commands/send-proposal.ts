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

export type ProposalNow = { id: string; status: ProposalStatus };

/** Proposes marriage to a connection: one proposal at a time, to whomever. */
export async function sendProposal(
  deps: AreaDeps,
  viewer: Viewer,
  receiver_id: string,
): Promise<ProposalNow> {
  return deps.tx(async (tx) => {
    await lockCouple(tx, viewer.id, receiver_id);
    const sender = await requireSender(tx, viewer);
    const { relation, ...owner } = await loadVisible(tx, viewer, receiver_id);
    const now = await deps.dbNow(tx);
    const has_open_proposal = await makeRoom(tx, viewer, receiver_id, now);
    const verdict = judgePropose(relation, { viewer: sender, owner }, has_open_proposal, now);
    if (!verdict.ok) throw new AppError(verdict.refusal);
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
 * Stores as lapsed what has lapsed of the sender's, and of the receiver's to the sender: constraints know no clock.
 * Answers whether the sender has one open still.
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
 * One who has left, or is held or suspended, does not answer, and the sender can neither see nor take back what is
 * open to them. It would bar the way to everybody else, and a block, which removes it, would be told from the rest.
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
