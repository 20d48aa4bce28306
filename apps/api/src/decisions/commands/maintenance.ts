import { profileStatus } from "@sanjog/domain/accounts/profile-status";
import type { DecisionKind } from "@sanjog/domain/decisions/decision-kinds";
import { beginMaintenance, endMaintenance, type MaintainedStatus } from "@sanjog/domain/help/maintenance";
import { type Operator, record } from "../../audit/commands/record.ts";
import type { Tx } from "../../platform/database/open.ts";
import { profileChanged } from "../../platform/database/profile-change.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { isDoubtful, isNameDoubtful } from "../../profiles/commands/note-doubts.ts";
import { isMatched } from "./member-status.ts";

/** Hides a member from everybody. No decision is written, since the member's account and download must not tell why. */
export async function hideForMaintenance(deps: AreaDeps, tx: Tx, member_id: string): Promise<void> {
  await change(deps, tx, member_id, async (member) => beginMaintenance(member));
}

/** Ends the maintenance: the member has the status from before. */
async function showAfterMaintenance(deps: AreaDeps, tx: Tx, member_id: string): Promise<void> {
  await change(deps, tx, member_id, async (member) =>
    endMaintenance(member, {
      matched_still: await isMatched(tx, member_id),
      needs_review: member.profile_status === profileStatus.held && (await isNameDoubtful(tx, member_id)),
      has_notes: await isDoubtful(tx, member_id),
    }),
  );
}

/** Returns whether the member's latest request is to be shown. */
export async function asksToShow(tx: Tx, member_id: string | null): Promise<boolean> {
  const latest = await tx
    .selectFrom("pressure_requests")
    .where("member_id", "=", member_id)
    .orderBy("at", "desc")
    .select("wish")
    .limit(1)
    .executeTakeFirst();
  return latest?.wish === "show";
}

/** Answers a member under pressure: shown again, or still hidden. The member is told of neither. */
export async function answerRequest(
  deps: AreaDeps,
  tx: Tx,
  operator: Operator,
  { kind, member_id }: { kind: DecisionKind; member_id: string | null },
): Promise<void> {
  if (kind === "release" && member_id) await showAfterMaintenance(deps, tx, member_id);
  await record(deps, tx, operator, { action: kind === "release" ? "release" : "dismiss_case", member_id });
}

async function change(
  deps: AreaDeps,
  tx: Tx,
  member_id: string,
  next: (member: MaintainedStatus) => Promise<MaintainedStatus>,
): Promise<void> {
  const member = await tx
    .selectFrom("members")
    .where("id", "=", member_id)
    .select(["profile_status", "status_before", "under_maintenance", "held_before_maintenance"])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  await tx
    .updateTable("members")
    .set(await next(member))
    .where("id", "=", member_id)
    .execute();
  await profileChanged(deps, tx, member_id);
}
