import { day_ms } from "@sanjog/domain/calendar";
import { alertsKeepers, caseKinds } from "@sanjog/domain/cases/case";
import type { AreaDeps } from "../../platform/deps.ts";
import { enqueue } from "../../platform/jobs/outbox.ts";
import { enqueueDeskPushes } from "../../staff/commands/desk-devices.ts";
import { overdueMail } from "../case-mail.ts";

/**
 * Job: mails and pushes to the keepers once about each case that nobody decided in time. The messages tell how many there are and name
 * nobody. The update lets one of several processes tell of a case.
 */
export async function alertOverdue(deps: AreaDeps): Promise<void> {
  await deps.tx(async (tx) => {
    const late = await tx
      .updateTable("cases")
      .set({ alerted_at: deps.now() })
      .where("closed_at", "is", null)
      .where("due_at", "<=", deps.now())
      .where("alerted_at", "is", null)
      .where("kind", "in", caseKinds.filter(alertsKeepers))
      .returning("id")
      .execute();
    if (late.length === 0) return;
    const keepers = await tx
      .selectFrom("staff_accounts")
      .where("role", "=", "keeper")
      .where("ended_at", "is", null)
      .select(["id", "email", "locale"])
      .execute();
    const expires_at = new Date(deps.now().getTime() + day_ms);
    for (const { id, email, locale } of keepers) {
      await enqueue(deps, tx, overdueMail(deps.config, { to: email, locale }, late.length));
      await enqueueDeskPushes(deps, tx, id, "overdue", expires_at);
    }
  });
}
