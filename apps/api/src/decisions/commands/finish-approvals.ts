import { mayTakeStep } from "@sanjog/domain/operator/status-steps";
import { operatorAtDesk } from "../../audit/commands/record.ts";
import { giveBack } from "../../cases/commands/lease.ts";
import { hasPassed } from "../../cases/queries/knows-family.ts";
import type { Tx } from "../../platform/database/open.ts";
import { loadProfileVersion } from "../../reviews/queries/marks.ts";
import type { DecisionDeps } from "../deps.ts";
import { putInForce } from "./decide.ts";
import { loadStatus } from "./member-status.ts";

/** Job: puts the approvals of profiles in force that nobody can take back any more. Each in its own transaction. */
export async function finishApprovals(deps: DecisionDeps): Promise<void> {
  const due = await deps.db
    .selectFrom("decisions")
    .where("undo_until", "<=", await deps.dbNow(deps.db))
    .where("in_force_at", "is", null)
    .where("lapsed_at", "is", null)
    .select(["id", "member_id"])
    .execute();
  for (const { id, member_id } of due) if (member_id) await finish(deps, id, member_id);
}

/**
 * Puts one approval in force, once. It lapses when the case was closed otherwise, such as by the member's own leaving; when
 * the member has changed the profile since, so that nobody has looked at what would be shown; and when who approved has passed
 * the case on or left the desk since. An open case then goes back to the queue.
 */
async function finish(deps: DecisionDeps, id: string, member_id: string): Promise<void> {
  await deps.tx(async (tx) => {
    const status = await loadStatus(tx, member_id);
    const waiting = await tx
      .selectFrom("decisions as d")
      .innerJoin("cases as c", "c.id", "d.case_id")
      .innerJoin("staff_accounts as a", "a.id", "d.decided_by")
      .where("d.id", "=", id)
      .where("d.in_force_at", "is", null)
      .where("d.lapsed_at", "is", null)
      .selectAll("d")
      .select(["c.closed_at", "c.leased_by", "a.id as staff_id", "a.name", "a.role", "a.ended_at as left_at"])
      .executeTakeFirst();
    if (!waiting) return;
    const { closed_at, leased_by, staff_id, name, role, left_at, ...decision } = waiting;
    const case_id = decision.case_id ?? "";
    const open = closed_at === null && mayTakeStep("release", status);
    const same = (await loadProfileVersion(deps, tx, member_id)) === decision.profile_version;
    const may_decide = left_at === null && !(await hasPassed(tx, staff_id, case_id));
    if (!open || !same || !may_decide) {
      await set(tx, id, { lapsed_at: deps.now() });
      if (closed_at === null && leased_by === staff_id) await giveBack(deps, tx, case_id);
      return;
    }
    await set(tx, id, { in_force_at: deps.now() });
    await putInForce(deps, tx, operatorAtDesk({ id: staff_id, name, role }, `case ${case_id}`), decision);
  });
}

async function set(tx: Tx, id: string, change: { in_force_at: Date } | { lapsed_at: Date }): Promise<void> {
  await tx.updateTable("decisions").set(change).where("id", "=", id).execute();
}
