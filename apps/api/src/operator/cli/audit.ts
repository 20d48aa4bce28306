import { writeFile } from "node:fs/promises";
import path from "node:path";
import { findErased } from "../../account-lifecycle/queries.ts";
import { type Operator, readAs, record } from "../../audit/commands/record.ts";
import { auditMark } from "../../audit/queries/audit-codes.ts";
import { findEvidence } from "../../evidence/queries/find-evidence.ts";
import { presentEvidence } from "../../evidence/views.ts";
import type { OperatorDeps } from "../deps.ts";
import * as queries from "../queries.ts";
import { presentTable, presentThing } from "../views.ts";

import type { Call, Commands } from "./command.ts";

/** Commands that read the audit log, and what is kept of erased members. */
export const auditCommands: Commands = {
  audit: { takes: "member", optional: true, does: "shows the audit log", run: showAudit },
  who: { takes: "name", does: "shows which member a `who` in the server's log is", run: showWho },
  erased: {
    takes: "id",
    needs: ["with"],
    does: "opens the encrypted log of an erased member; --with names the second operator who is present",
    run: showErased,
  },
  evidence: {
    takes: "id or number",
    needs: ["with", "to"],
    does: "writes what was taken down of an erased member, or a report's statement, to the ZIP file --to",
    run: saveEvidence,
  },
};

async function showAudit(deps: OperatorDeps, operator: Operator, { what }: Call): Promise<string> {
  // The id of an erased member is no longer in the database, but the audit log still has lines about it.
  const member_id = what ? await queries.loadMemberId(deps, what).catch(() => what) : null;
  const lines = await readAs(deps, operator, { action: "read_audit", member_id }, (tx) =>
    queries.listAudit(deps, tx, member_id),
  );
  const rows = lines.map(({ whom_hash, report_id, at, who, action, why }) => ({
    at,
    who,
    action,
    about: report_id ?? auditMark(whom_hash),
    why,
  }));
  return presentTable(rows, "Nothing is written.");
}

async function showWho(deps: OperatorDeps, operator: Operator, { what }: Call): Promise<string> {
  const member_id = await deps.tx(async (tx) => {
    const found = await queries.findByLogName(deps, tx, what);
    await record(deps, tx, operator, { action: "read_log_name", member_id: found });
    return found;
  });
  return member_id ?? "No current member has this name in the log.";
}

async function showErased(deps: OperatorDeps, operator: Operator, call: Call): Promise<string> {
  const two = { ...operator, who: `${operator.who}, with ${call.with}` };
  await readAs(deps, two, { action: "read_erased", member_id: call.what }, async () => undefined);
  const found = await findErased(deps, call.what);
  if (found.length === 0) return "Nobody with this id left within a year.";
  return found.map((log) => presentThing("encrypted log", log)).join("\n\n");
}

async function saveEvidence(deps: OperatorDeps, operator: Operator, call: Call): Promise<string> {
  const two = { ...operator, who: `${operator.who}, with ${call.with}` };
  const named = call.what.trim();
  // A report's number is written in capitals, a member's id in both.
  const report_id = /^\w{5}-\w{5}$/.test(named) ? named.toUpperCase() : null;
  const entry = { action: "read_evidence", member_id: report_id ? null : named, report_id } as const;
  await readAs(deps, two, entry, async () => undefined);
  const found = await findEvidence(deps, report_id ?? named);
  if (found.length === 0) return "Nothing is kept under this name.";
  const file = path.resolve(call.to);
  await writeFile(file, presentEvidence(found), { mode: 0o600, flag: "wx" });
  return `${found.length} records are in ${file}. Remove it when it is handed over.`;
}
