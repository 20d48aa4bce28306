import { day_ms } from "@sanjog/domain/calendar";
import { tellReporter } from "../../cases/commands/close-report.ts";
import { lockCaseOfReport } from "../../cases/commands/lease.ts";
import { wakeForReport } from "../../cases/commands/open-case.ts";
import { tokenHash } from "../../platform/crypto/secrets.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { enqueue } from "../../platform/jobs/outbox.ts";

/** What the page of a confirmation link shows. */
export type ConfirmationState = "question" | "confirmed" | "too_many" | "invalid";

const day_seconds = day_ms / 1_000;
const confirmed_a_day = 5;

/** Returns how a confirmation link is now: an unknown or expired one is invalid. */
export async function findConfirmation(deps: AreaDeps, token: string): Promise<ConfirmationState> {
  const report = await deps.db
    .selectFrom("reports")
    .where("confirm_hash", "=", tokenHash(token))
    .select(["confirm_until", "confirmed_at"])
    .executeTakeFirst();
  if (report?.confirmed_at) return "confirmed";
  return report?.confirm_until && report.confirm_until > deps.now() ? "question" : "invalid";
}

/**
 * Confirms the address of a report, once. A job hides the picture afterwards, so that the time of the answer does not tell whether there
 * is one. An urgent case wakes the people on call from now on. A report that was decided meanwhile is answered now. One address
 * confirms only a few in a day; the link stays good for the next day.
 */
export async function confirmReport(deps: AreaDeps, token: string): Promise<ConfirmationState> {
  const open = await deps.db
    .selectFrom("reports")
    .where("confirm_hash", "=", tokenHash(token))
    .where("confirm_until", ">", deps.now())
    .where("confirmed_at", "is", null)
    .select(["id", "reporter_email"])
    .executeTakeFirst();
  if (!open) return findConfirmation(deps, token);
  const counted = await deps.limiter.take(
    `confirmed reports ${open.reporter_email}`,
    confirmed_a_day,
    day_seconds,
  );
  if (!counted.ok) return "too_many";
  await deps.tx(async (tx) => {
    await lockCaseOfReport(tx, open.id);
    const confirmed = await tx
      .updateTable("reports")
      .set({ confirmed_at: deps.now() })
      .where("confirm_hash", "=", tokenHash(token))
      .where("confirm_until", ">", deps.now())
      .where("confirmed_at", "is", null)
      .returning(["id", "reason", "resolution"])
      .executeTakeFirst();
    if (!confirmed) return;
    await wakeForReport(tx, confirmed, deps.now());
    await enqueue(deps, tx, { kind: "hide_reported", report_id: confirmed.id });
    if (confirmed.resolution) await tellReporter(deps, tx, confirmed.id);
  });
  return findConfirmation(deps, token);
}
