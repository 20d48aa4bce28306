import { mayPause, resumedStatus } from "@sanjog/domain/account-lifecycle/pause";
import { type ProfileStatus, profileStatus } from "@sanjog/domain/accounts/profile-status";
import { AppError } from "../../platform/app-error.ts";
import { lockInAnyStatus } from "../../platform/database/member-lock.ts";
import type { Tx } from "../../platform/database/open.ts";
import { profileChanged } from "../../platform/database/profile-change.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import type { Viewer } from "../../platform/http/authenticate.ts";

/** Pauses an active member. Throws `status_forbids` in any other status. */
export async function pauseProfile(deps: AreaDeps, { id: member_id }: Viewer): Promise<ProfileStatus> {
  return deps.tx(async (tx) => {
    const member = await lockInAnyStatus(tx, member_id);
    if (!member || !mayPause(member.profile_status)) throw new AppError("status_forbids");
    return move(deps, tx, member_id, profileStatus.paused, member.profile_status);
  });
}

/** Ends a pause. Throws `status_forbids` if the member is not paused. */
export async function resumeProfile(deps: AreaDeps, { id: member_id }: Viewer): Promise<ProfileStatus> {
  return deps.tx(async (tx) => {
    const member = await lockInAnyStatus(tx, member_id);
    const status = member ? resumedStatus(member.profile_status, member.paused_from_status) : null;
    if (status === null) throw new AppError("status_forbids");
    return move(deps, tx, member_id, status, null);
  });
}

async function move(
  deps: AreaDeps,
  tx: Tx,
  member_id: string,
  profile_status: ProfileStatus,
  paused_from_status: ProfileStatus | null,
): Promise<ProfileStatus> {
  const set = { profile_status, paused_from_status };
  await tx.updateTable("members").set(set).where("id", "=", member_id).execute();
  await profileChanged(deps, tx, member_id);
  return profile_status;
}
