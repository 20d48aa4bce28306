import { profileStatus } from "@sanjog/domain/accounts/profile-status";
import { type CaseCause, causeOfReport, decideWithin } from "@sanjog/domain/cases/case";
import { wakesOnCall } from "@sanjog/domain/cases/wake";
import type { ReportReason } from "@sanjog/domain/reports/report";
import { sql } from "kysely";
import type { CaseOutcome } from "../../platform/database/case-tables.ts";
import type { Tx } from "../../platform/database/open.ts";
import { lockCaseOfReport } from "./lease.ts";

type NewCase = {
  cause: CaseCause;
  member_id: string | null;
  reporter_id?: string | null;
  report_id?: string;
  picture_id?: string | null;
  text?: string;
  authority?: string;
  reference?: string;
  appeal_of?: string;
  /** Whether nobody has confirmed the address that reported it yet: until then it wakes nobody. */
  unconfirmed?: boolean;
  /** Who may not decide it. */
  excluded?: readonly string[];
};

/** Opens a case with its clock, in the transaction of what causes it. */
export async function openCase(
  tx: Tx,
  now: Date,
  {
    cause,
    member_id,
    reporter_id = null,
    report_id,
    picture_id = null,
    text = "",
    authority = "",
    reference = "",
    appeal_of,
    unconfirmed = false,
    excluded = [],
  }: NewCase,
): Promise<{ id: string; due_at: Date }> {
  const due_at = new Date(now.getTime() + decideWithin(cause));
  const { id } = await tx
    .insertInto("cases")
    .values({
      kind: cause.kind,
      member_id,
      reporter_id,
      report_id: report_id ?? null,
      picture_id,
      text,
      authority,
      reference,
      opened_at: now,
      due_at,
      leased_by: null,
      leased_until: null,
      alerted_at: null,
      wake_at: wakesOnCall(cause) && !unconfirmed ? now : null,
      closed_at: null,
      outcome: null,
      appeal_of: appeal_of ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (excluded.length > 0)
    await tx
      .insertInto("case_passes")
      .values(excluded.map((staff_id) => ({ case_id: id, staff_id, passed_at: now })))
      .execute();
  return { id, due_at };
}

/** Lets the open case of a report wake the people on call, once its address is confirmed; while somebody holds it, later. */
export async function wakeForReport(
  tx: Tx,
  { id, reason }: { id: string; reason: ReportReason },
  now: Date,
): Promise<void> {
  if (!wakesOnCall(causeOfReport(reason))) return;
  await tx
    .updateTable("cases")
    .set({ wake_at: sql<Date>`greatest(leased_until, ${now}::timestamptz)` })
    .where("report_id", "=", id)
    .where("closed_at", "is", null)
    .execute();
}

/** Closes the open case of a report that the command line resolves. The report is locked after its case. */
export async function closeCaseOfReport(tx: Tx, report_id: string, now: Date): Promise<void> {
  await lockCaseOfReport(tx, report_id);
  await tx
    .updateTable("cases")
    .set({ closed_at: now, outcome: "resolved" satisfies CaseOutcome, leased_by: null, leased_until: null })
    .where("report_id", "=", report_id)
    .where("closed_at", "is", null)
    .execute();
}

/** Closes the open case about a member's number that has nothing left to confirm. Returns whether there was one. */
export async function closeCaseInPerson(tx: Tx, member_id: string, now: Date): Promise<boolean> {
  const closed = await tx
    .updateTable("cases")
    .set({
      closed_at: now,
      outcome: "no_longer_needed" satisfies CaseOutcome,
      leased_by: null,
      leased_until: null,
    })
    .where("member_id", "=", member_id)
    .where("kind", "=", "in_person")
    .where("closed_at", "is", null)
    .executeTakeFirst();
  return closed.numUpdatedRows > 0n;
}

const { held, active_unreviewed } = profileStatus;

/**
 * The members who wait for a look: hidden ones, unless for maintenance alone or while they have to change something, and
 * visible ones with a doubtful text.
 */
const waits = sql<boolean>`m.deletion_requested_at is null and (
  (m.profile_status = ${held} and (not m.under_maintenance or m.held_before_maintenance)
    and not exists (select from review_requests q where q.member_id = m.id and q.ended_at is null))
  or (m.profile_status = ${active_unreviewed} and exists (select from review_notes n where n.member_id = m.id)))`;

const is_new = sql<boolean>`m.profile_status = ${held} and m.status_before is null`;

/** Whether the member's last review was a lead's and ended without an answer, as when the member asked to leave and stayed. */
const lead_waits = sql<boolean>`coalesce((select c.for_lead and c.outcome = 'no_longer_needed' from cases c
  where c.member_id = m.id and c.kind = 'review' and c.closed_at is not null order by c.closed_at desc limit 1), false)`;

/**
 * Opens a case for a member who waits for a review, and closes it when there is nothing left to look at. Runs at every
 * change of a profile; the unique index lets one of two simultaneous changes open the case.
 */
export async function keepReviewCase(tx: Tx, member_id: string, now: Date): Promise<void> {
  const after = (hidden: boolean) => new Date(now.getTime() + decideWithin({ kind: "review", hidden }));
  await sql`insert into cases (kind, member_id, opened_at, due_at, new_member, for_lead)
    select 'review', m.id, ${now}, case when m.profile_status = ${held} then ${after(true)}::timestamptz
      else ${after(false)}::timestamptz end, ${is_new}, ${is_new} and ${lead_waits}
    from members m where m.id = ${member_id} and ${waits}
    on conflict (member_id) where kind = 'review' and closed_at is null
    do update set due_at = least(cases.due_at, excluded.due_at)`.execute(tx);
  await sql`update cases set closed_at = ${now}, outcome = 'no_longer_needed', leased_by = null, leased_until = null
    from members m where cases.member_id = ${member_id} and kind = 'review' and closed_at is null
      and m.id = ${member_id} and not (${waits})`.execute(tx);
}

/**
 * Leaves the review of a new member to a lead, within the day for which a moderator alone may hide the profile. One that is
 * open already, also in somebody's hands, goes back to the queue.
 */
export async function passReviewToLead(tx: Tx, member_id: string, now: Date): Promise<void> {
  const due_at = new Date(now.getTime() + decideWithin({ kind: "review", hidden: true }));
  await sql`insert into cases (kind, member_id, opened_at, due_at, new_member, for_lead)
    values ('review', ${member_id}, ${now}, ${due_at}, true, true)
    on conflict (member_id) where kind = 'review' and closed_at is null
    do update set due_at = least(cases.due_at, excluded.due_at), new_member = true, for_lead = true,
      leased_by = null, leased_until = null`.execute(tx);
}

/**
 * Opens a case for a member under pressure. A further request joins the open case, whose clock stays. Locks the case, so that a
 * decision in the same moment either knows of the request or leaves it a case of its own.
 */
export async function keepPressureCase(tx: Tx, member_id: string, now: Date): Promise<void> {
  const due_at = new Date(now.getTime() + decideWithin({ kind: "pressure" }));
  await sql`insert into cases (kind, member_id, opened_at, due_at) values ('pressure', ${member_id}, ${now}, ${due_at})
    on conflict (member_id) where kind = 'pressure' and closed_at is null
    do update set due_at = least(cases.due_at, excluded.due_at)`.execute(tx);
}
