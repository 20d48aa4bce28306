import type { OperatorAction } from "@sanjog/domain/operator/operator-actions";
import type { Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { auditHash } from "../audit-codes.ts";

/** The operator's name and the reason given for the command. */
export type Operator = { who: string; why: string };

type Entry = { action: OperatorAction; member_id?: string | null; report_id?: string | null };

/** Writes a line of the audit log in the transaction of the action, so that neither is stored without the other. */
export async function record(deps: AreaDeps, tx: Tx, { who, why }: Operator, entry: Entry): Promise<void> {
  await tx
    .insertInto("audit_log")
    .values({
      at: deps.now(),
      who,
      action: entry.action,
      whom_hash: entry.member_id ? auditHash(deps.config, entry.member_id) : null,
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
