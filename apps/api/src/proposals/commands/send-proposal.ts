import { judgePropose, lapsedSince } from "@sanjog/domain/proposals/marriage-proposal";
import type { ProposalStatus } from "@sanjog/domain/relations/proposal-status";
import type { Tx } from "../../platform/database/open.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Viewer } from "../../platform/http/authenticate.ts";
import { Refused } from "../../platform/http/refused.ts";
import { lockCouple, requireSender } from "../../relations/commands.ts";
import { loadVisible } from "../../relations/queries/visibility.ts";
import { note } from "./note.ts";

export type ProposalNow = { id: string; status: ProposalStatus };

/** Proposes marriage to a connection: one proposal at a time, to whomever. */
export async function sendProposal(deps: Deps, viewer: Viewer, receiver_id: string): Promise<ProposalNow> {
  return deps.tx(async (tx) => {
    await lockCouple(tx, viewer.id, receiver_id);
    await requireSender(tx, viewer);
    const { relation, gender, profile_status } = await loadVisible(tx, viewer, receiver_id);
    const now = await deps.dbNow(tx);
    const has_open_proposal = await makeRoom(tx, viewer.id, receiver_id, now);
    const verdict = judgePropose(relation, profile_status, has_open_proposal, now);
    if (!verdict.ok) throw new Refused(verdict.refusal);
    if (gender === viewer.gender || !relation.request) throw new Refused("not_found");
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
async function makeRoom(tx: Tx, sender_id: string, receiver_id: string, now: Date): Promise<boolean> {
  const theirs = { sender_id: receiver_id, receiver_id: sender_id };
  await tx
    .updateTable("proposals")
    .set({ status: "lapsed", answered_at: now })
    .where("status", "=", "open")
    .where("sent_at", "<=", lapsedSince(now))
    .where(({ eb, or, and }) => or([eb("sender_id", "=", sender_id), and(theirs)]))
    .execute();
  const open = tx.selectFrom("proposals").where("sender_id", "=", sender_id).where("status", "=", "open");
  return (await open.select("id").executeTakeFirst()) !== undefined;
}
