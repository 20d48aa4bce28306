import { quarterAt } from "@sanjog/domain/numbers/quarter";
import type { AreaDeps } from "../../platform/deps.ts";

/** Stores that the member has read the quarter's reminder of the rules. Does nothing if there is none, or it was read. */
export async function readRulesReminder({ db, now }: AreaDeps, member_id: string): Promise<void> {
  await db
    .updateTable("rule_reminders")
    .set({ read_at: now() })
    .where("member_id", "=", member_id)
    .where("quarter", "=", quarterAt(now()))
    .where("read_at", "is", null)
    .execute();
}
