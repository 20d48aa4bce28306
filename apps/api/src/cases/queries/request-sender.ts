import { type RequestSender, senderOf } from "@sanjog/domain/approvals/request-sender";
import type { Db } from "../../platform/database/open.ts";

/** Returns from whom the request of this case came. */
export async function findRequestSender(
  db: Db,
  { report_id, member_id }: { report_id: string | null; member_id: string | null },
): Promise<RequestSender> {
  const report = await db
    .selectFrom("reports")
    .where("id", "=", report_id ?? "")
    .select(["reporter_id", "reporter_email", "confirmed_at"])
    .executeTakeFirst();
  const account = await db
    .selectFrom("members")
    .where("id", "=", member_id ?? "")
    .select(["email", "email_verified_at"])
    .executeTakeFirst();
  return senderOf(report ? { ...report, member_id, confirmed: report.confirmed_at !== null } : null, {
    email: account?.email ?? null,
    email_verified: Boolean(account?.email_verified_at),
  });
}
