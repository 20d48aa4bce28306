import { actingStatuses, type ProfileStatus, profileStatus } from "@sanjog/domain/accounts/profile-status";
import { statusAt } from "@sanjog/domain/proposals/marriage-proposal";
import { closeOpenRequests } from "../../connections/commands.ts";
import { notify } from "../../notices/commands.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Tx } from "../../platform/database/open.ts";
import { profileChanged } from "../../platform/database/profile-change.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { recordEvent } from "../../relations/commands.ts";
import { mayKnow } from "../../relations/queries/visibility.ts";

/**
 * Makes two members a match, in the transaction of the yes: all else that either has open is closed, and the other
 * families are told so.
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
    // Two matches may close the same proposals at once; in one order, they do not wait for each other in a circle.
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
  // One who has hidden since is gone for those who had asked; whom they asked themselves knows them.
  if (sent || (await mayKnow(tx, member_id, actor_id))) await notify(deps, tx, { actor_id, member_id, kind });
}

/**
 * Ends the match of two members, if they are one: both become paused, untold (decisions §6). For a block, in its
 * transaction, with the couple locked and their connection still there.
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

/** One who is suspended meanwhile stays so. */
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
      // Should the match end, each pauses, and comes back as they were.
      ...(to === profileStatus.matched && { paused_from_status: eb.ref("profile_status") }),
    }))
    .where("id", "in", ids)
    .where("profile_status", "in", from)
    .executeTakeFirst();
  for (const id of ids) await profileChanged(deps, tx, id);
  return Number(numUpdatedRows);
}
