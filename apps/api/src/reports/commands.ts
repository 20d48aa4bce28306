import { day_ms } from "@sanjog/domain/calendar";
import {
  acknowledge_within_ms,
  type NamedProfile,
  type PublicReport,
  profileNamedIn,
  type ReportReason,
  report_kept_ms,
  resolveWithin,
} from "@sanjog/domain/reports/report";
import type { Locale } from "@sanjog/i18n/locale";
import { countReceipt } from "../accounts/commands/count-receipt.ts";
import { AppError } from "../platform/app-error.ts";
import type { Tx } from "../platform/database/open.ts";
import type { AreaDeps } from "../platform/deps.ts";
import { loadAddressee } from "../platform/email/addressee.ts";
import type { Viewer } from "../platform/http/authenticate.ts";
import { addressBucket, limit } from "../platform/http/rate-limit.ts";
import { enqueue } from "../platform/jobs/outbox.ts";
import { receiptMail } from "./report-mail.ts";
import type { Receipt } from "./report-texts.ts";

const day_seconds = day_ms / 1_000;
const hour_seconds = 3_600;
const reports_a_day = 20;
const public_reports_an_hour = 5;
const public_reports_per_address_and_day = 3;

type MemberReport = {
  member_id?: string | undefined;
  picture_id?: string | undefined;
  reason: ReportReason;
  text: string;
};

/**
 * Stores a member's report about a profile or picture. Accepts an unknown id, or that of a member who is hidden from the
 * reporter, like any other: the response reveals nothing, and a blocked member can still report.
 */
export async function sendReport(
  deps: AreaDeps,
  viewer: Viewer,
  report: MemberReport,
  locale: Locale,
): Promise<Receipt> {
  await limit(deps, `reports ${viewer.id}`, reports_a_day, day_seconds);
  return deps.tx(async (tx) => {
    const about = await findReported(tx, report);
    if (about.member_id === viewer.id) throw new AppError("self");
    const described = [report.member_id, report.picture_id].filter(Boolean).join(" ");
    const reporter = { reporter_id: viewer.id, reporter_email: null };
    const { reason, text } = report;
    const receipt = await write(deps, tx, { ...about, ...reporter, described, reason, text, locale });
    const account = await tx
      .selectFrom("members")
      .where("id", "=", viewer.id)
      .select(["email", "email_verified_at"])
      .executeTakeFirst();
    if (account?.email && account.email_verified_at) {
      const to = { to: account.email, locale, addressee: await loadAddressee(tx, viewer.id, locale) };
      await enqueue(deps, tx, receiptMail(deps.config, to, receipt));
    }
    return receipt;
  });
}

/** Stores a report from a person without an account. The limits prevent its use for mailing strangers. */
export async function sendPublicReport(
  deps: AreaDeps,
  { email, described, reason, text }: PublicReport,
  { locale, ip }: { locale: Locale; ip: string },
): Promise<Receipt> {
  await limit(deps, `public reports ${addressBucket(ip)}`, public_reports_an_hour, hour_seconds);
  await limit(deps, `public reports ${email}`, public_reports_per_address_and_day, day_seconds);
  return deps.tx(async (tx) => {
    const about = { member_id: await findNamed(tx, profileNamedIn(described)), picture_id: null };
    const reporter = { reporter_id: null, reporter_email: email };
    const receipt = await write(deps, tx, { ...about, ...reporter, described, reason, text, locale });
    if (await countReceipt(deps, tx, email, ip))
      await enqueue(deps, tx, receiptMail(deps.config, { to: email, locale }, receipt));
    return receipt;
  });
}

type ReportSubject = { member_id: string | null; picture_id: string | null };

/** Returns the reported picture with its owner, whatever member the report names; else the named member. */
async function findReported(
  tx: Tx,
  { member_id, picture_id }: Pick<MemberReport, "member_id" | "picture_id">,
): Promise<ReportSubject> {
  if (picture_id) {
    const picture = await tx
      .selectFrom("pictures")
      .where("id", "=", picture_id)
      .select(["id", "member_id"])
      .executeTakeFirst();
    if (picture) return { member_id: picture.member_id, picture_id: picture.id };
  }
  return { member_id: await findNamed(tx, member_id ? { id: member_id } : null), picture_id: null };
}

async function findNamed(tx: Tx, named: NamedProfile | null): Promise<string | null> {
  if (!named) return null;
  const [column, value] =
    "id" in named ? (["id", named.id] as const) : (["profile_number", named.profile_number] as const);
  const member = await tx.selectFrom("members").where(column, "=", value).select("id").executeTakeFirst();
  return member?.id ?? null;
}

type NewReport = ReportSubject & {
  described: string;
  reason: ReportReason;
  text: string;
  reporter_id: string | null;
  reporter_email: string | null;
  locale: Locale;
};

/** Letters and digits that are not confused with each other on the telephone. */
const reference_letters = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

function newReference(deps: AreaDeps): string {
  const letters = [...deps.random.bytes(10)].map(
    (byte) => reference_letters[byte % reference_letters.length],
  );
  return `${letters.slice(0, 5).join("")}-${letters.slice(5).join("")}`;
}

/** Stores a report as acknowledged, since the response acknowledges it within the required day. */
async function write(deps: AreaDeps, tx: Tx, report: NewReport): Promise<Receipt> {
  const now = deps.now();
  const after = (ms: number) => new Date(now.getTime() + ms);
  const receipt = { reference: newReference(deps), resolve_by: after(resolveWithin(report.reason)) };
  await tx
    .insertInto("reports")
    .values({
      ...report,
      id: receipt.reference,
      reported_at: now,
      acknowledge_by: after(acknowledge_within_ms),
      acknowledged_at: now,
      resolve_by: receipt.resolve_by,
      resolved_at: null,
      resolution: null,
    })
    .execute();
  return receipt;
}

/** Closes a report with a note on what was done. Throws `not_found` if it is unknown or already closed. */
export async function resolveReport(deps: AreaDeps, tx: Tx, id: string, resolution: string): Promise<void> {
  const closed = await tx
    .updateTable("reports")
    .set({ resolved_at: deps.now(), resolution })
    .where("id", "=", id)
    .where("resolved_at", "is", null)
    .executeTakeFirst();
  if (closed.numUpdatedRows === 0n)
    throw new AppError("not_found", { sentence: `There is no open report ${id}.` });
}

/** Nightly job: deletes reports that were closed half a year ago. */
export async function forgetReports(deps: AreaDeps): Promise<void> {
  const before = new Date(deps.now().getTime() - report_kept_ms);
  await deps.db.deleteFrom("reports").where("resolved_at", "<=", before).execute();
}
