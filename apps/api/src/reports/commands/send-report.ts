import { day_ms } from "@sanjog/domain/calendar";
import type { MemberReport } from "@sanjog/domain/reports/report";
import type { Locale } from "@sanjog/i18n/locale";
import { type Hiding, hideUnderLock, lockHiding } from "../../decisions/commands/quarantine.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Tx } from "../../platform/database/open.ts";
import { loadRecipient } from "../../platform/email/addressee.ts";
import type { Viewer } from "../../platform/http/authenticate.ts";
import { limit } from "../../platform/http/rate-limit.ts";
import { enqueue } from "../../platform/jobs/outbox.ts";
import type { ReportDeps } from "../deps.ts";
import { receiptMail } from "../report-mail.ts";
import type { Receipt } from "../report-texts.ts";
import { hidingFor } from "./hide-at-once.ts";
import { type ReportSubject, writeReport } from "./write-report.ts";

const day_seconds = day_ms / 1_000;
const reports_a_day = 20;

/**
 * Stores a member's report about a profile or picture. Accepts an unknown id, or that of a member who is hidden from the
 * reporter, like any other: the response reveals nothing, and a blocked member can still report.
 */
export async function sendReport(
  deps: ReportDeps,
  viewer: Viewer,
  { member_id, picture_id, ...report }: MemberReport,
  locale: Locale,
): Promise<Receipt> {
  await limit(deps, `reports ${viewer.id}`, reports_a_day, day_seconds);
  const hiding = await hidingFor(deps, { reporter_id: viewer.id }, { reason: report.reason, picture_id });
  return deps.tx(async (tx) => {
    if (hiding) await lockHiding(tx);
    const about = await findReported(tx, { member_id, picture_id }, hiding);
    if (about.member_id === viewer.id) throw new AppError("self");
    const reporter = { reporter_id: viewer.id, reporter_email: null };
    const { case_id, ...receipt } = await writeReport(deps, tx, {
      ...report,
      ...about,
      ...reporter,
      described: "",
      locale,
    });
    if (hiding) await hideUnderLock(deps, tx, hiding, case_id);
    const account = await tx
      .selectFrom("members")
      .where("id", "=", viewer.id)
      .select(["email", "email_verified_at"])
      .executeTakeFirst();
    if (account?.email && account.email_verified_at) {
      const to = await loadRecipient(tx, viewer.id, account.email, locale);
      await enqueue(deps, tx, receiptMail(deps.config, to, receipt));
    }
    return receipt;
  });
}

type Named = Pick<MemberReport, "member_id" | "picture_id">;

/** Returns the reported picture with its owner, whatever member the report names; else the named member. */
async function findReported(
  tx: Tx,
  { member_id, picture_id }: Named,
  hiding: Hiding | null,
): Promise<ReportSubject> {
  if (picture_id) {
    const picture = await tx
      .selectFrom("pictures")
      .where("id", "=", picture_id)
      .select(["id", "member_id"])
      .executeTakeFirst();
    if (picture) return { member_id: picture.member_id, picture_id: picture.id };
  }
  const owner_id = hiding?.member_id ?? member_id;
  if (!owner_id) return { member_id: null, picture_id: null };
  const member = await tx.selectFrom("members").where("id", "=", owner_id).select("id").executeTakeFirst();
  return { member_id: member?.id ?? null, picture_id: null };
}
