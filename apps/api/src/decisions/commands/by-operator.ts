import type { ProfileStatus } from "@sanjog/domain/accounts/profile-status";
import type { DecisionKind } from "@sanjog/domain/decisions/decision-kinds";
import type { Operator } from "../../audit/commands/record.ts";
import { tellOfAccount } from "../../notifications/commands/tell-of-account.ts";
import type { DecisionDeps } from "../deps.ts";
import { carryOut } from "./carry-out.ts";
import { loadStatus, type SuspensionReason } from "./member-status.ts";
import { writeDecision } from "./write-decision.ts";

type ByOperator = {
  kind: Extract<DecisionKind, "hold" | "release" | "suspend" | "restore" | "hide_picture" | "show_picture">;
  member_id: string;
  picture_id?: string;
  reason?: SuspensionReason;
};

/**
 * Decides by the command line, which is for the first days and for emergencies: without a case, and without a second person
 * or an end, since who has the machine can do anything. The member reads it and can appeal like against any other. Returns
 * the member's status afterwards.
 */
export async function decideByOperator(
  deps: DecisionDeps,
  operator: Operator,
  { kind, member_id, picture_id, reason }: ByOperator,
): Promise<ProfileStatus> {
  return deps.tx(async (tx) => {
    const decision = await writeDecision(deps, tx, {
      member_id,
      kind,
      reason_en: reason?.en ?? "",
      reason_pb: reason?.pb ?? "",
      picture_id: picture_id ?? null,
    });
    await carryOut(deps, tx, operator, decision);
    if (kind !== "release") await tellOfAccount(deps, tx, member_id);
    return loadStatus(tx, member_id);
  });
}
