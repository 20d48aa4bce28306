import { causeOfReport, decideWithin } from "@sanjog/domain/cases/case";
import { acknowledge_within_ms, isPictureReason, type ReportReason } from "@sanjog/domain/reports/report";
import type { Locale } from "@sanjog/i18n/locale";
import { openCase } from "../../cases/commands/open-case.ts";
import type { Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import type { Receipt } from "../report-texts.ts";

export type ReportSubject = { member_id: string | null; picture_id: string | null };

type NewReport = ReportSubject & {
  described: string;
  reason: ReportReason;
  text: string;
  good_faith: boolean;
  acts_for_person: boolean;
  signature: string;
  reporter_id: string | null;
  reporter_email: string | null;
  locale: Locale;
  confirm?: { confirm_hash: Buffer; confirm_until: Date };
};

/** Letters and digits that are not confused with each other on the telephone. */
const reference_letters = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

function newReference(deps: AreaDeps): string {
  const letters = [...deps.random.bytes(10)].map(
    (byte) => reference_letters[byte % reference_letters.length],
  );
  return `${letters.slice(0, 5).join("")}-${letters.slice(5).join("")}`;
}

/** Returns the statement as it is stored: only reports of pictures contain one. */
function statementOf(deps: AreaDeps, id: string, report: NewReport) {
  if (!isPictureReason(report.reason)) return { good_faith: false, acts_for_person: false, signature: null };
  const { good_faith, acts_for_person, signature } = report;
  return { good_faith, acts_for_person, ...deps.fields.encryptRow("reports", id, { signature }) };
}

/** Stores a report as acknowledged, since the response acknowledges it within the required day, and opens its case. */
export async function writeReport(
  deps: AreaDeps,
  tx: Tx,
  { confirm, ...report }: NewReport,
): Promise<Receipt & { case_id: string }> {
  const now = deps.now();
  const after = (ms: number) => new Date(now.getTime() + ms);
  const cause = causeOfReport(report.reason);
  const { reason } = report;
  const receipt = { reference: newReference(deps), resolve_by: after(decideWithin(cause)), reason };
  await tx
    .insertInto("reports")
    .values({
      ...report,
      ...statementOf(deps, receipt.reference, report),
      ...confirm,
      id: receipt.reference,
      reported_at: now,
      acknowledge_by: after(acknowledge_within_ms),
      acknowledged_at: now,
      resolve_by: receipt.resolve_by,
      resolved_at: null,
      resolution: null,
    })
    .execute();
  const { id: case_id } = await openCase(tx, now, {
    cause,
    member_id: report.member_id,
    reporter_id: report.reporter_id,
    report_id: receipt.reference,
    picture_id: report.picture_id,
    unconfirmed: confirm !== undefined,
  });
  return { ...receipt, case_id };
}
