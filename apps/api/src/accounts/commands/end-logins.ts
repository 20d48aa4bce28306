import type { Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { deleteSessions } from "../sessions.ts";

/**
 * Ends every session of a member, or of everyone when `member_id` is null, and returns how many it ended. For
 * operators.
 */
export async function endLogins(
  deps: Pick<AreaDeps, "live">,
  tx: Tx,
  member_id: string | null,
): Promise<number> {
  return deleteSessions(deps, tx, member_id);
}
