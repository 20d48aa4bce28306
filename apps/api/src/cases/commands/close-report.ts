import { outcomeOf } from "@sanjog/domain/decisions/decision";
import type { Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { loadRecipient } from "../../platform/email/addressee.ts";
import { enqueue } from "../../platform/jobs/outbox.ts";
import { outcomeMail } from "../case-mail.ts";

/**
 * Closes the report of a case that the desk decided, in its transaction, and mails the reporter whether something was done,
 * without any detail of the other member.
 */
export async function closeReport(deps: AreaDeps, tx: Tx, id: string, outcome: string): Promise<void> {
  const closed = await tx
    .updateTable("reports")
    .set({ resolved_at: deps.now(), resolution: outcome })
    .where("id", "=", id)
    .where("resolved_at", "is", null)
    .executeTakeFirst();
  if (closed.numUpdatedRows > 0n) await tellReporter(deps, tx, id);
}

/**
 * Notes that an appeal has undone the decision about a report, and mails it to the reporter. A report whose case is still open is
 * not touched: its reporter hears the outcome when it is decided.
 */
export async function overturnReport(deps: AreaDeps, tx: Tx, decision_id: string): Promise<void> {
  const overturned = await tx
    .updateTable("reports")
    .set({ overturned_at: deps.now() })
    .where("id", "in", (eb) =>
      eb
        .selectFrom("cases as c")
        .innerJoin("decisions as d", "d.case_id", "c.id")
        .where("d.id", "=", decision_id)
        .where("c.report_id", "is not", null)
        .select("c.report_id"),
    )
    .where("resolved_at", "is not", null)
    .where("overturned_at", "is", null)
    .returning("id")
    .execute();
  for (const { id } of overturned) await tellReporter(deps, tx, id);
}

/**
 * Mails the outcome of a decided report to the reporter. A person without an account hears it only at an address that they
 * confirmed: anybody can type somebody else's.
 */
export async function tellReporter(deps: AreaDeps, tx: Tx, id: string): Promise<void> {
  const report = await tx
    .selectFrom("reports as r")
    .leftJoin("members as m", (join) =>
      join.onRef("m.id", "=", "r.reporter_id").on("m.email_verified_at", "is not", null),
    )
    .where("r.id", "=", id)
    .select(["r.reason", "r.resolution", "r.overturned_at", "r.reporter_email", "r.confirmed_at", "r.locale"])
    .select(["m.id as member_id", "m.email", "m.locale as member_locale"])
    .executeTakeFirst();
  const outcome = report && outcomeOf(report);
  if (!outcome) return;
  const told = { reference: id, outcome };
  const { reporter_email, member_id, email } = report;
  if (reporter_email && report.confirmed_at)
    await enqueue(deps, tx, outcomeMail(deps.config, { to: reporter_email, locale: report.locale }, told));
  if (!member_id || !email) return;
  const to = await loadRecipient(tx, member_id, email, report.member_locale ?? report.locale);
  await enqueue(deps, tx, outcomeMail(deps.config, to, told));
}
