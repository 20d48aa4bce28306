import type { Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { login_ended } from "../../platform/live/live.ts";
import { endResetLinks } from "../reset-links.ts";
import { endOpenChanges } from "../verification-rows.ts";

/**
 * Ends every session, reset link and unfinished change of a member who leaves. Later requests with these sessions get
 * the error "account closed" (409) instead of a mere "signed out".
 */
export async function closeAccount(
  deps: Pick<AreaDeps, "live" | "now">,
  tx: Tx,
  member_id: string,
): Promise<void> {
  const now = deps.now();
  await tx
    .updateTable("member_sessions")
    .set({ ended_reason: "account_closed" })
    .where("member_id", "=", member_id)
    .execute();
  await deps.live.announce(tx, { member_id, about: login_ended });
  await endOpenChanges(tx, member_id, now);
  await endResetLinks(tx, member_id, now);
}
