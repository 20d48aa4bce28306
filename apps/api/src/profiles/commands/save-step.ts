import { profileStatus } from "@sanjog/domain/accounts/profile-status";
import { keepHidden } from "@sanjog/domain/help/maintenance";
import { lockMember } from "../../platform/database/member-lock.ts";
import type { Tx } from "../../platform/database/open.ts";
import { profileChanged } from "../../platform/database/profile-change.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { isNameDoubtful } from "./note-doubts.ts";

/**
 * Writes one step of a member in a transaction with its consequences: the status once all four steps are saved, and the
 * data that other areas derive. The lock lets the last two steps, when saved at the same time, see each other.
 */
export async function saveStep(
  deps: AreaDeps,
  member_id: string,
  write: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  await deps.tx(async (tx) => {
    await lockMember(tx, member_id);
    await write(tx);
    await completeProfile(deps, tx, member_id);
    await profileChanged(deps, tx, member_id);
  });
}

/** Activates the member with the fourth step, or holds them if an operator must review first (decisions §3). */
async function completeProfile(deps: AreaDeps, tx: Tx, member_id: string): Promise<void> {
  // Most members are complete already. Reading first saves them the update, and their response the wait after a change
  // of status.
  const member = await tx
    .selectFrom("members")
    .where("id", "=", member_id)
    .select(["profile_status", "under_maintenance"])
    .executeTakeFirst();
  if (member?.profile_status !== profileStatus.registering) return;
  const held = deps.config.review === "before" || (await isNameDoubtful(tx, member_id));
  const profile_status = held ? profileStatus.held : profileStatus.active_unreviewed;
  await tx
    .updateTable("members")
    .set(keepHidden({ profile_status, status_before: null }, member))
    .where("id", "=", member_id)
    .where("profile_status", "=", profileStatus.registering)
    .where(({ and, exists, selectFrom }) =>
      and([
        exists(selectFrom("personal_details").whereRef("member_id", "=", "members.id").select("member_id")),
        exists(selectFrom("family_details").whereRef("member_id", "=", "members.id").select("member_id")),
        exists(selectFrom("career_details").whereRef("member_id", "=", "members.id").select("member_id")),
        exists(selectFrom("preferences").whereRef("member_id", "=", "members.id").select("member_id")),
      ]),
    )
    .execute();
}
