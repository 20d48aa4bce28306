import { type ApprovalKind, keepEvidence } from "@sanjog/domain/approvals/approval";
import type { Selectable } from "kysely";
import { eraseLocked, finishErasure, lockLeaving } from "../../account-lifecycle/commands/erase-members.ts";
import { confirmInPerson, lockInPerson } from "../../accounts/commands/in-person.ts";
import { loadAccount, recoversBy } from "../../accounts/queries.ts";
import { closeCase } from "../../cases/commands/lease.ts";
import type { HiddenBytes } from "../../evidence/commands/with-hidden-pictures.ts";
import { tellOfAccount } from "../../notifications/commands/tell-of-account.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Tx } from "../../platform/database/open.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { Staff } from "../../platform/http/authenticate-staff.ts";
import { setRole } from "../../staff/commands/keep-staff.ts";
import { lockAccount } from "../../staff/commands/lock-account.ts";
import type { ApprovalDeps } from "../deps.ts";
import { prepareErasureMail } from "./erasure-mail.ts";

export type Step = Pick<
  Selectable<Tables["approvals"]>,
  "id" | "kind" | "case_id" | "member_id" | "staff_id" | "role" | "asked_by" | "verification_id" | "place"
>;
export type AfterCommit = () => Promise<void>;
/** Who approves, and the hidden pictures of a member whom the step erases. */
type Approval = { second: Staff; bytes: HiddenBytes };
type CarryOut = () => Promise<AfterCommit | void>;

/** What each step does once it is approved: it locks what it changes, and returns what to do after the approval is stored. */
export const steps: Record<
  ApprovalKind,
  (deps: ApprovalDeps, tx: Tx, step: Step, by: Approval) => Promise<CarryOut>
> = {
  role: async (_, tx, { staff_id, role }) => {
    if (!staff_id || !role) throw new AppError("not_found");
    await lockAccount(tx, staff_id);
    return async () => {
      await setRole(tx, staff_id, role);
    };
  },
  contact_details: nothing,
  export: nothing,
  in_person: async (deps, tx, step, { second }) => {
    const { case_id, member_id, asked_by, place } = step;
    if (!case_id || !member_id || place === null) throw new AppError("not_found");
    const waiting = await lockInPerson(deps, tx, member_id);
    if (waiting?.row.id !== step.verification_id) throw new AppError("not_found");
    return async () => {
      // The case is closed first: a verified number ends the need for it, which would close it without this outcome.
      await closeCase(tx, case_id, "confirmed", deps.now());
      const before = await loadAccount(deps, tx, member_id);
      // Each address hears it once: the number, and by mail the older address, both with the way to undo it.
      await confirmInPerson(deps, tx, waiting, { place, seen_by: asked_by, approved_by: second.id });
      if (!recoversBy(before, "email", deps.now())) await tellOfAccount(deps, tx, member_id);
    };
  },
  erasure: async (deps, tx, { member_id, case_id }, { bytes }) => {
    const locked = await lockLeaving(tx, member_id ?? "", null);
    if (!locked) throw new AppError("not_found");
    if (await isEvidence(tx, locked.leaving.id, case_id)) throw new AppError("evidence_needed");
    return async () => {
      const tell = await prepareErasureMail(deps, tx, locked.leaving.id);
      const keys = await eraseLocked(deps, tx, locked, { bytes, erased_at: deps.now() });
      // The erasure removes what waits to be sent to the member, so this mail follows it.
      await tell();
      return () => finishErasure(deps, keys);
    };
  },
};

/** Returns whether another open case needs what is stored about this member. The member is locked, so that none is opened meanwhile. */
async function isEvidence(tx: Tx, member_id: string, case_id: string | null): Promise<boolean> {
  const open = await tx
    .selectFrom("cases")
    .where("member_id", "=", member_id)
    .where("kind", "in", keepEvidence)
    .where("closed_at", "is", null)
    .where("id", "is distinct from", case_id)
    .select("id")
    .executeTakeFirst();
  return open !== undefined;
}

/** The person who asked opens what was approved. */
async function nothing(): Promise<CarryOut> {
  return async () => undefined;
}
