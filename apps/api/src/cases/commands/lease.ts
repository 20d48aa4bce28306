import { type CaseKind, lease_ms, roleToTake } from "@sanjog/domain/cases/case";
import { hasRole } from "@sanjog/domain/staff/roles";
import { sql } from "kysely";
import { AppError } from "../../platform/app-error.ts";
import type { CaseOutcome } from "../../platform/database/case-tables.ts";
import type { Db, Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import type { Staff } from "../../platform/http/authenticate-staff.ts";
import { hasPassed, knowsFamily } from "../queries/knows-family.ts";

/**
 * Takes a case for half an hour, or extends the lease. The condition of the update lets one of two people win. Throws
 * `not_found` for a closed case, `role_forbids`, `case_passed` and `case_taken`.
 */
export async function takeCase(deps: AreaDeps, staff: Staff, id: string): Promise<void> {
  const about = await loadOpenCase(deps.db, id);
  if (!hasRole(staff.role, roleToTake(about))) throw new AppError("role_forbids");
  if (await hasPassed(deps.db, staff.id, id)) throw new AppError("case_passed");
  const now = await deps.dbNow(deps.db);
  const taken = await deps.db
    .updateTable("cases")
    .set(leaseOf(staff, now))
    .where("id", "=", id)
    .where("closed_at", "is", null)
    .where(({ eb, or }) =>
      or([eb("leased_by", "is", null), eb("leased_by", "=", staff.id), eb("leased_until", "<=", now)]),
    )
    .executeTakeFirst();
  if (taken.numUpdatedRows === 0n) throw new AppError("case_taken");
}

/** Gives a case back to the queue. Throws `case_not_held`. */
export async function releaseCase(deps: AreaDeps, staff: Staff, id: string): Promise<void> {
  await deps.tx(async (tx) => {
    await holdCase(deps, tx, staff, id);
    await giveBack(deps, tx, id);
  });
}

/**
 * Gives a case back for good, because this person knows one of the families: they can neither take nor read it again.
 * Throws `case_not_held`.
 */
export async function passCase(deps: AreaDeps, staff: Staff, id: string): Promise<void> {
  await deps.tx(async (tx) => {
    await holdCase(deps, tx, staff, id);
    await giveBack(deps, tx, id);
    await tx
      .insertInto("case_passes")
      .values({ case_id: id, staff_id: staff.id, passed_at: deps.now() })
      .execute();
  });
}

/** Gives a case back to the queue, in the caller's transaction. One that wakes the people on call wakes them at once. */
export async function giveBack(deps: AreaDeps, tx: Tx, id: string): Promise<void> {
  const now = await deps.dbNow(tx);
  await tx
    .updateTable("cases")
    .set({ leased_by: null, leased_until: null, wake_at: wakeAt(now) })
    .where("id", "=", id)
    .execute();
}

/** The columns of a lease from now on. A case that wakes the people on call is quiet until the lease ends. */
function leaseOf(staff: Staff, now: Date) {
  const until = new Date(now.getTime() + lease_ms);
  return { leased_by: staff.id, leased_until: until, wake_at: wakeAt(until) };
}

const wakeAt = (at: Date) => sql<Date | null>`case when wake_at is not null then ${at}::timestamptz end`;

export type HeldCase = {
  id: string;
  kind: CaseKind;
  member_id: string | null;
  reporter_id: string | null;
  report_id: string | null;
  picture_id: string | null;
  appeal_of: string | null;
};

/**
 * Locks the members of the case and then the case, extends its lease and returns it. Throws `case_not_held` unless it belongs to this
 * person now, who has not said of another case of the member that they know the family. Every reading and every step of a case
 * begins with it, so that two people never work on one case.
 */
export async function holdCase(deps: AreaDeps, tx: Tx, staff: Staff, id: string): Promise<HeldCase> {
  await lockMembersOf(tx, id);
  const now = await deps.dbNow(tx);
  const held = await tx
    .updateTable("cases as c")
    .set(leaseOf(staff, now))
    .where("id", "=", id)
    .where("closed_at", "is", null)
    .where("leased_by", "=", staff.id)
    .where("leased_until", ">", now)
    .where(({ not }) => not(knowsFamily(staff.id)))
    .returning(["id", "kind", "member_id", "reporter_id", "report_id", "picture_id", "appeal_of"])
    .executeTakeFirst();
  if (held) return held;
  await loadOpenCase(tx, id);
  throw new AppError("case_not_held");
}

/** The cases that follow their member: a change of the profile or a new code opens and closes them. */
const of_the_member = ["review", "in_person"] as const satisfies readonly CaseKind[];

/**
 * Locks the members of a case before the case and all that belongs to it, in the order in which an erasure, a change of the profile or
 * a new code locks them. The member whom a review or a number is about cannot change; the others can, but cannot be erased.
 */
export async function lockMembersOf(tx: Tx, case_id: string): Promise<void> {
  const members = tx
    .selectFrom("cases")
    .innerJoin("members", (join) =>
      join.on(({ eb, or }) =>
        or([
          eb("members.id", "=", eb.ref("cases.member_id")),
          eb("members.id", "=", eb.ref("cases.reporter_id")),
        ]),
      ),
    )
    .where("cases.id", "=", case_id)
    .orderBy("members.id")
    .select("members.id");
  await members.where("cases.kind", "in", of_the_member).forNoKeyUpdate("members").execute();
  await members.where("cases.kind", "not in", of_the_member).forKeyShare("members").execute();
}

/** Locks the case of a report, and the members before it, in the order in which a decision locks them: the report comes last. */
export async function lockCaseOfReport(tx: Tx, report_id: string): Promise<void> {
  const about = tx.selectFrom("cases").where("report_id", "=", report_id).select("id");
  const found = await about.executeTakeFirst();
  if (!found) return;
  await lockMembersOf(tx, found.id);
  await about.forNoKeyUpdate().execute();
}

/** Closes a case with its outcome, in the transaction of the decision. Throws `not_found` if it is closed. */
export async function closeCase(
  tx: Tx,
  id: string,
  outcome: CaseOutcome,
  now: Date,
): Promise<Pick<HeldCase, "kind" | "member_id" | "report_id">> {
  const closed = await tx
    .updateTable("cases")
    .set({ closed_at: now, outcome, leased_by: null, leased_until: null })
    .where("id", "=", id)
    .where("closed_at", "is", null)
    .returning(["kind", "member_id", "report_id"])
    .executeTakeFirst();
  if (!closed) throw new AppError("not_found");
  return closed;
}

async function loadOpenCase(db: Db, id: string) {
  const found = await db
    .selectFrom("cases")
    .where("id", "=", id)
    .where("closed_at", "is", null)
    .select(["kind", "for_lead"])
    .executeTakeFirst();
  if (!found) throw new AppError("not_found");
  return found;
}
