import { profileStatus } from "@sanjog/domain/accounts/profile-status";
import { mayTakeStep } from "@sanjog/domain/operator/status-steps";
import type { AreaDeps } from "../../platform/deps.ts";
import { endHold, loadStatus, reinstateMember } from "./member-status.ts";

/** Job: ends holds and suspensions whose time is over. Each in its own transaction, so that one failure ends no other. */
export async function endSteps(deps: AreaDeps): Promise<void> {
  const due = await deps.db
    .selectFrom("decisions")
    .where("until", "<=", deps.now())
    .where("ended_at", "is", null)
    .where("in_force_at", "is not", null)
    .select(["id", "member_id"])
    .execute();
  for (const { id, member_id } of due) await endStep(deps, id, member_id);
}

async function endStep(deps: AreaDeps, id: string, member_id: string | null): Promise<void> {
  if (!member_id) return;
  await deps.tx(async (tx) => {
    const status = await loadStatus(tx, member_id);
    const ended = await tx
      .updateTable("decisions")
      .set({ ended_at: deps.now() })
      .where("id", "=", id)
      .where("ended_at", "is", null)
      .returning("kind")
      .executeTakeFirst();
    if (ended?.kind === "hold" && status === profileStatus.held) await endHold(deps, tx, member_id);
    if (ended?.kind === "suspend" && mayTakeStep("reinstate", status))
      await reinstateMember(deps, tx, member_id);
  });
}
