import { lockMember } from "../../platform/database/member-lock.ts";
import { profileChanged } from "../../platform/database/profile-change.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import type { Viewer } from "../../platform/http/authenticate.ts";

/** Shows the profile to all members, or to connections only (decisions §4). */
export async function changeVisibility(
  deps: AreaDeps,
  { id: member_id }: Viewer,
  public_profile: boolean,
): Promise<void> {
  await deps.tx(async (tx) => {
    await lockMember(tx, member_id);
    await tx.updateTable("members").set({ public_profile }).where("id", "=", member_id).execute();
    await profileChanged(deps, tx, member_id);
  });
}
