import { evidence_kept_ms } from "@sanjog/domain/evidence/evidence";
import { encryptRecord } from "../../platform/crypto/encrypted-record.ts";
import type { Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import type { Statement, TakenDown } from "../evidence.ts";
import { evidenceHash } from "../queries/evidence-hash.ts";

/** Stores what was taken down of a member, from `kept_at` on; nothing if its time is over, as after the restore of an old backup. */
export async function storeTakenDown(deps: AreaDeps, tx: Tx, found: TakenDown, kept_at: Date): Promise<void> {
  const references = found.reports.map(({ reference }) => reference);
  await store(deps, tx, {
    kind: "taken_down",
    named: [found.member_id, found.profile_number, ...references],
    record: found,
    kept_at,
  });
}

/** Stores the words and the signed statement of a report, apart from what was taken down: opening one does not open the other. */
export async function storeStatement(
  deps: AreaDeps,
  tx: Tx,
  statement: Statement,
  kept_at: Date,
): Promise<void> {
  await store(deps, tx, { kind: "statement", named: [statement.reference], record: statement, kept_at });
}

type NewEvidence = {
  kind: "taken_down" | "statement";
  named: readonly string[];
  record: TakenDown | Statement;
  kept_at: Date;
};

async function store(deps: AreaDeps, tx: Tx, { kind, named, record, kept_at }: NewEvidence): Promise<void> {
  if (kept_at.getTime() + evidence_kept_ms <= deps.now().getTime()) return;
  await tx
    .insertInto("kept_evidence")
    .values({
      id: deps.random.id(),
      kind,
      found_by: named.map((name) => evidenceHash(deps.config, name)),
      sealed: encryptRecord(deps.config, "kept evidence", record),
      kept_at,
    })
    .execute();
}
