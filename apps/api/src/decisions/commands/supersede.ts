import { findSuspension } from "../../cases/queries/suspension.ts";
import type { Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";

/**
 * Ends the earlier suspension of a member in favour of this one, which takes over its beginning. The
 * caller holds the member's lock, so that of two suspensions at once the second ends the first.
 */
export async function supersede(
  deps: AreaDeps,
  tx: Tx,
  { id, member_id }: { id: string; member_id: string },
): Promise<void> {
  const now = deps.now();
  const present = await findSuspension(tx, { member_id, now, except: id });
  await tx
    .updateTable("decisions")
    .set({ ended_at: now, superseded_by: id })
    .where("member_id", "=", member_id)
    .where("kind", "=", "suspend")
    .where("in_force_at", "is not", null)
    .where("ended_at", "is", null)
    .where("id", "!=", id)
    .execute();
  if (!present) return;
  await tx.updateTable("decisions").set({ suspended_since: present.since }).where("id", "=", id).execute();
}
