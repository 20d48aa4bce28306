import type { OperatorAction } from "@sanjog/domain/audit/operator-actions";
import type { Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import type { Staff } from "../../platform/http/authenticate-staff.ts";
import { auditHash } from "../queries/audit-codes.ts";

/** The operator's name and the reason given for the command. */
export type Operator = { who: string; why: string };

type Entry = {
  action: OperatorAction;
  member_id?: string | null;
  /** Somebody at the desk, for an action about their account. */
  staff_id?: string;
  report_id?: string | null;
};

/** Returns who acts at the desk, as the log names them: two people may share a name. */
export function operatorAtDesk(
  { id, name, role }: Pick<Staff, "id" | "name" | "role">,
  why: string,
): Operator {
  return { who: `${name}, ${role} at the desk (${id})`, why };
}

/** Writes a line of the audit log in the transaction of the action, so that neither is stored without the other. */
export async function record(deps: AreaDeps, tx: Tx, { who, why }: Operator, entry: Entry): Promise<void> {
  const whom = entry.member_id ?? entry.staff_id;
  await tx
    .insertInto("audit_log")
    .values({
      at: deps.now(),
      who,
      action: entry.action,
      whom_hash: whom ? auditHash(deps.config, whom) : null,
      report_id: entry.report_id ?? null,
      why,
    })
    .execute();
}

/** Writes a line of the audit log, then reads in the same transaction, so that nothing is shown without a line. */
export async function readAs<Result>(
  deps: AreaDeps,
  operator: Operator,
  entry: Entry,
  read: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return deps.tx(async (tx) => {
    await record(deps, tx, operator, entry);
    return read(tx);
  });
}
