import { mayPause, resumedStatus } from "@sanjog/domain/account-lifecycle/pause";
import { type ProfileStatus, profileStatus } from "@sanjog/domain/accounts/profile-status";
import { AppError } from "../../platform/app-error.ts";
import type { Tx } from "../../platform/database/open.ts";
import { profileChanged } from "../../platform/database/profile-change.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import type { Viewer } from "../../platform/http/authenticate.ts";

/** Pauses an active member. Throws `status_forbids` in any other status. */
export async function pauseProfile(deps: AreaDeps, { id: member_id }: Viewer): Promise<ProfileStatus> {
  return deps.tx(async (tx) => {
    const { profile_status } = await holdMember(tx, member_id);
    if (!mayPause(profile_status)) throw new AppError("status_forbids");
    return move(deps, tx, member_id, profileStatus.paused, profile_status);
  });
}

/** Ends a pause. Throws `status_forbids` if the member is not paused. */
export async function resumeProfile(deps: AreaDeps, { id: member_id }: Viewer): Promise<ProfileStatus> {
  return deps.tx(async (tx) => {
    const { profile_status, paused_from_status } = await holdMember(tx, member_id);
    const status = resumedStatus(profile_status, paused_from_status);
    if (status === null) throw new AppError("status_forbids");
    return move(deps, tx, member_id, status, null);
  });
}

async function holdMember(tx: Tx, member_id: string) {
  return tx
    .selectFrom("members")
    .where("id", "=", member_id)
    .select(["profile_status", "paused_from_status"])
    .forUpdate()
    .executeTakeFirstOrThrow();
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
