import type { Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { deleteSessions } from "../sessions.ts";

/** Ends every login of a member, or of everyone when `member_id` is null; returns how many. For operators. */
export async function endLogins(
  deps: Pick<AreaDeps, "live">,
  tx: Tx,
  member_id: string | null,
): Promise<number> {
  return deleteSessions(deps, tx, member_id);
}
