import type { Insertable, Selectable } from "kysely";
import type { Tx } from "../../platform/database/open.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { DecisionDeps } from "../deps.ts";

type Row = Insertable<Tables["decisions"]>;
type NewRow = Pick<Row, "member_id" | "kind" | "reason_en" | "reason_pb"> & Partial<Row>;

/** Stores a decision and returns it: in force at once and decided by nobody in person, unless `row` says otherwise. */
export async function writeDecision(
  deps: DecisionDeps,
  tx: Tx,
  row: NewRow,
): Promise<Selectable<Tables["decisions"]>> {
  const now = deps.now();
  return tx
    .insertInto("decisions")
    .values({
      id: deps.random.id(),
      case_id: null,
      rule: null,
      picture_id: null,
      until: null,
      decided_by: null,
      decided_at: now,
      needs_second: false,
      expires_at: null,
      approved_by: null,
      in_force_at: now,
      lapsed_at: null,
      ended_at: null,
      overturned_at: null,
      appeal_of: null,
      suspended_since: row.kind === "suspend" ? now : null,
      superseded_by: null,
      ...row,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
