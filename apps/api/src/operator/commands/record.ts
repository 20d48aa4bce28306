import type { OperatorAction } from "@sanjog/domain/operator/operator-actions";
import type { Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { auditHash } from "../audit-codes.ts";

/** Who sits at the command line, and why they do what they do. */
export type Operator = { who: string; why: string };

type Entry = { action: OperatorAction; member_id?: string | null; report_id?: string | null };

/** Writes a line of the audit log, in the transaction of what it tells: neither is there without the other. */
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

/** Reads, and notes before it shows anything that it did. */
export async function readAs<Found>(
  deps: AreaDeps,
  operator: Operator,
  entry: Entry,
  read: (tx: Tx) => Promise<Found>,
): Promise<Found> {
  return deps.tx(async (tx) => {
    await record(deps, tx, operator, entry);
    return read(tx);
  });
}
