import { actingStatuses, type ProfileStatus, profileStatus } from "@sanjog/domain/accounts/profile-status";
import { statusAt } from "@sanjog/domain/proposals/marriage-proposal";
import { closeOpenRequests } from "../../connections/commands.ts";
import { notify } from "../../notifications/commands.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Tx } from "../../platform/database/open.ts";
import { profileChanged } from "../../platform/database/profile-change.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { recordEvent } from "../../relations/commands.ts";
import { mayKnow } from "../../relations/queries/visibility.ts";

/**
 * Matches two members, in the transaction of the acceptance. Closes all other open requests and proposals of the two, and
 * notifies the other families.
 */
export async function matchCouple(deps: AreaDeps, tx: Tx, a: string, b: string, now: Date): Promise<void> {
  const couple = [a, b].sort();
  const requests = await closeOpenRequests(tx, couple);
  const proposals = await closeOpenProposals(tx, couple, now);
  for (const { sender_id, receiver_id } of requests) {
    await closed(deps, tx, couple, { sender_id, receiver_id }, "request_closed", now);
  }
  for (const { sender_id, receiver_id } of proposals) {
    await closed(deps, tx, couple, { sender_id, receiver_id }, "proposal_closed", now);
  }
  const moved = await changeStatus(deps, tx, couple, actingStatuses, profileStatus.matched);
  if (moved < couple.length) throw new AppError("request_stale");
}

type Parties = { sender_id: string; receiver_id: string };

async function closeOpenProposals(tx: Tx, couple: readonly string[], now: Date): Promise<Parties[]> {
  const open = await tx
    .selectFrom("proposals")
    .where(({ eb, or }) => or([eb("sender_id", "in", couple), eb("receiver_id", "in", couple)]))
    .where("status", "=", "open")
    // Two matches may close the same proposals at the same time; locking in one order prevents a deadlock.
    .orderBy("id")
    .select(["id", "status", "sent_at"])
    .forUpdate()
    .execute();
  const live = open.filter((proposal) => statusAt(proposal, now) === "open").map(({ id }) => id);
  if (live.length === 0) return [];
  return tx
    .updateTable("proposals")
    .set({ status: "closed", answered_at: now })
    .where("id", "in", live)
    .where("status", "=", "open")
    .returning(["sender_id", "receiver_id"])
    .execute();
}

async function closed(
  deps: AreaDeps,
  tx: Tx,
  couple: readonly string[],
  { sender_id, receiver_id }: Parties,
  kind: "request_closed" | "proposal_closed",
  at: Date,
): Promise<void> {
  const sent = couple.includes(sender_id);
  const [actor_id, member_id] = sent ? [sender_id, receiver_id] : [receiver_id, sender_id];
  await recordEvent(tx, { actor_id, member_id, kind, at });
  if (couple.includes(member_id)) return;
  // A receiver knows of the sender in any case; a sender is notified only if the other member is still visible to them.
  if (sent || (await mayKnow(tx, member_id, actor_id))) await notify(deps, tx, { actor_id, member_id, kind });
}

/**
 * Ends the match of two members, if there is one: both become paused without a notification (decisions §6). Called in the
 * transaction of a block or an erasure, with the couple locked and before the connection is deleted.
 */
export async function dissolveMatch(deps: AreaDeps, tx: Tx, a: string, b: string): Promise<void> {
  const couple = [a, b].sort();
  const accepted = await tx
    .selectFrom("proposals")
    .where("sender_id", "in", couple)
    .where("receiver_id", "in", couple)
    .where("status", "=", "accepted")
    .select("id")
    .executeTakeFirst();
  if (!accepted) return;
  await tx.deleteFrom("proposals").where("id", "=", accepted.id).execute();
  await recordEvent(tx, { actor_id: a, member_id: b, kind: "match_dissolved", at: deps.now() });
  await changeStatus(deps, tx, couple, [profileStatus.matched], profileStatus.paused);
}

/**
 * Changes the status of those members who have one of the `from` statuses; a member suspended meanwhile stays
 * suspended.
 */
async function changeStatus(
  deps: AreaDeps,
  tx: Tx,
  ids: readonly string[],
  from: readonly ProfileStatus[],
  to: ProfileStatus,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("members")
    .set((eb) => ({
      profile_status: to,
      // If the match ends, both are paused and can resume with the status they have now.
      ...(to === profileStatus.matched && { paused_from_status: eb.ref("profile_status") }),
    }))
    .where("id", "in", ids)
    .where("profile_status", "in", from)
    .executeTakeFirst();
  for (const id of ids) await profileChanged(deps, tx, id);
  return Number(numUpdatedRows);
}
