import { AppError } from "../../platform/app-error.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import type { Viewer } from "../../platform/http/authenticate.ts";
import { login_ended } from "../../platform/live/live.ts";

export async function logout(deps: AreaDeps, viewer: Viewer): Promise<void> {
  await deps.tx(async (tx) => {
    await tx.deleteFrom("member_sessions").where("id", "=", viewer.session_id).execute();
    await deps.live.announce(tx, { member_id: viewer.id, about: login_ended });
  });
}

/** Ends one session of the viewer. Throws `not_found` when it does not exist or belongs to another member. */
export async function endSession(deps: AreaDeps, viewer: Viewer, id: string): Promise<void> {
  await deps.tx(async (tx) => {
    const ended = await tx
      .deleteFrom("member_sessions")
      .where("id", "=", id)
      .where("member_id", "=", viewer.id)
      .returning("id")
      .executeTakeFirst();
    if (!ended) throw new AppError("not_found");
    await deps.live.announce(tx, { member_id: viewer.id, about: login_ended });
  });
}
