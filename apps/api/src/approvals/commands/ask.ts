import {
  type ApprovalKind,
  type AskedInCase,
  approve_within_ms,
  judgeAsking,
} from "@sanjog/domain/approvals/approval";
import type { StaffRole } from "@sanjog/domain/staff/roles";
import type { Insertable } from "kysely";
import { operatorAtDesk, record } from "../../audit/commands/record.ts";
import { holdCase } from "../../cases/commands/lease.ts";
import { findRequestSender } from "../../cases/queries/request-sender.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Tx } from "../../platform/database/open.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import type { Staff } from "../../platform/http/authenticate-staff.ts";
import { lockAccount } from "../../staff/commands/lock-account.ts";
import { waits } from "../queries/waiting.ts";

/** Proposes another role for somebody else; it replaces an open proposal. Throws `own_account` and `not_found`. */
export async function proposeRole(
  deps: AreaDeps,
  staff: Staff,
  { staff_id, role, why }: { staff_id: string; role: StaffRole; why: string },
): Promise<void> {
  if (staff_id === staff.id) throw new AppError("own_account");
  await deps.tx(async (tx) => {
    await lockAccount(tx, staff_id);
    await endOpen(deps, tx, "role", staff_id);
    await store(deps, tx, staff, { kind: "role", staff_id, role, why });
    await record(deps, tx, operatorAtDesk(staff, why), { action: "propose_role", staff_id });
  });
}

/**
 * Asks for a step about the member of a case that this person holds. Throws `case_not_held`, `role_forbids`, `step_unfit`,
 * `request_not_proven`, and `step_waits` while one of the same kind waits for a second person.
 */
export async function askInCase(
  deps: AreaDeps,
  staff: Staff,
  case_id: string,
  { kind, why }: { kind: AskedInCase; why: string },
): Promise<void> {
  await deps.tx(async (tx) => {
    const held = await holdCase(deps, tx, staff, case_id);
    const { member_id, kind: case_kind } = held;
    const sender = await findRequestSender(tx, held);
    const about = { case_kind, role: staff.role, about_somebody: member_id !== null, sender };
    const verdict = judgeAsking(kind, about);
    if (!verdict.ok) throw new AppError(verdict.refusal);
    await makeRoom(deps, tx, kind, case_id);
    await store(deps, tx, staff, { kind, case_id, member_id, why });
    const entry = { action: `ask_${kind}`, member_id } as const;
    await record(deps, tx, operatorAtDesk(staff, `case ${case_id}: ${why}`), entry);
  });
}

/** Throws `step_waits` while a step of this kind waits for a second person, and ends one that lapsed. */
export async function makeRoom(deps: AreaDeps, tx: Tx, kind: ApprovalKind, case_id: string): Promise<void> {
  const waiting = await tx
    .selectFrom("approvals as a")
    .where("a.case_id", "=", case_id)
    .where("a.kind", "=", kind)
    .where(waits(deps.now()))
    .select("a.id")
    .executeTakeFirst();
  if (waiting) throw new AppError("step_waits");
  await endOpen(deps, tx, kind, case_id);
}

/** Ends what was asked for about the same person or in the same case, and lapsed or is replaced. */
async function endOpen(deps: AreaDeps, tx: Tx, kind: ApprovalKind, about: string): Promise<void> {
  await tx
    .updateTable("approvals")
    .set({ ended_at: deps.now() })
    .where("kind", "=", kind)
    .where(({ eb, or }) => or([eb("case_id", "=", about), eb("staff_id", "=", about)]))
    .where("approved_at", "is", null)
    .where("ended_at", "is", null)
    .execute();
}

type Row = Insertable<Tables["approvals"]>;

export async function store(
  deps: AreaDeps,
  tx: Tx,
  staff: Staff,
  row: Pick<Row, "kind" | "why"> & Partial<Row>,
): Promise<void> {
  const now = deps.now();
  await tx
    .insertInto("approvals")
    .values({
      id: deps.random.id(),
      case_id: null,
      member_id: null,
      staff_id: null,
      role: null,
      asked_by: staff.id,
      asked_at: now,
      expires_at: new Date(now.getTime() + approve_within_ms),
      approved_by: null,
      approved_at: null,
      ended_at: null,
      open_until: null,
      opened_at: null,
      ...row,
    })
    .execute();
}
