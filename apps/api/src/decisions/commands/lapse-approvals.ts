import type { Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";

type Whose = { member_id: string } | { case_id: string; decided_by?: string };

/** Takes back the approvals of a profile that are not in force yet. Returns whether there was one. */
export async function lapseApprovals({ now }: Pick<AreaDeps, "now">, tx: Tx, whose: Whose): Promise<boolean> {
  const lapsed = await tx
    .updateTable("decisions")
    .set({ lapsed_at: now() })
    .where(({ and }) => and(whose))
    .where("undo_until", "is not", null)
    .where("in_force_at", "is", null)
    .where("lapsed_at", "is", null)
    .executeTakeFirst();
  return lapsed.numUpdatedRows > 0n;
}
