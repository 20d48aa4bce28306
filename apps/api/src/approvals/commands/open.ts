import { stays_open_ms } from "@sanjog/domain/approvals/approval";
import type { Locale } from "@sanjog/i18n/locale";
import { sql } from "kysely";
import { makeExport } from "../../account-lifecycle/commands/export-data.ts";
import { operatorAtDesk, record } from "../../audit/commands/record.ts";
import { lockMembersOf } from "../../cases/commands/lease.ts";
import { noteLook } from "../../cases/commands/note-look.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Tx } from "../../platform/database/open.ts";
import type { Staff } from "../../platform/http/authenticate-staff.ts";
import type { ApprovalDeps } from "../deps.ts";
import { loadContactDetails } from "../queries/contact-details.ts";
import { askerPassed } from "../queries/waiting.ts";

/** Opens contact details to the person who asked: within a day of the approval, and for an hour. Throws `not_found`. */
export async function openContactDetails(deps: ApprovalDeps, staff: Staff, id: string, locale: Locale) {
  return deps.tx(async (tx) => {
    const about = await open(deps, tx, staff, { id, kind: "contact_details", for_ms: stays_open_ms });
    return loadContactDetails(deps, tx, about, locale);
  });
}

/**
 * Returns the member's download to the person who asked, once. It is made in memory and stored nowhere. Throws
 * `not_found`.
 */
export async function openExport(deps: ApprovalDeps, staff: Staff, id: string): Promise<Buffer> {
  const { member_id } = await deps.tx((tx) => open(deps, tx, staff, { id, kind: "export", for_ms: 0 }));
  return makeExport(deps, member_id);
}

type Opened = { id: string; kind: "contact_details" | "export"; for_ms: number };

/** Notes that it was opened, for the log and for the member. The condition of the update lets an export open once. */
async function open(deps: ApprovalDeps, tx: Tx, staff: Staff, { id, kind, for_ms }: Opened) {
  const now = deps.now();
  const end = new Date(now.getTime() + for_ms);
  const step = await tx.selectFrom("approvals").where("id", "=", id).select("case_id").executeTakeFirst();
  if (step?.case_id) await lockMembersOf(tx, step.case_id);
  const opened = await tx
    .updateTable("approvals as a")
    .set({
      opened_at: sql<Date>`coalesce(a.opened_at, ${now})`,
      open_until: sql<Date>`case when a.opened_at is null then least(a.open_until, ${end}::timestamptz) else a.open_until end`,
    })
    .where("a.id", "=", id)
    .where("a.kind", "=", kind)
    .where("a.asked_by", "=", staff.id)
    .where("a.open_until", ">", now)
    .where(({ not }) => not(askerPassed))
    .returning(["a.case_id", "a.member_id", "a.why"])
    .executeTakeFirst();
  if (!opened?.case_id || !opened.member_id) throw new AppError("not_found");
  const { case_id, member_id, why } = opened;
  await noteLook(deps, tx, staff, { case_id, member_id, looked_at_what: kind, why });
  const operator = operatorAtDesk(staff, `case ${case_id}: ${why}`);
  await record(deps, tx, operator, { action: `open_${kind}`, member_id });
  return { member_id, case_id };
}
