import type { StaffRole } from "@sanjog/domain/staff/roles";
import { type Operator, record } from "../../audit/commands/record.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { endStaffSessions } from "../sessions.ts";
import { forgetWakeAddresses } from "./desk-devices.ts";

/** Ends an account at once, with its sessions and passkeys; what it has asked for can no longer be approved. Throws `not_found`. */
export async function endStaff(deps: AreaDeps, operator: Operator, staff_id: string): Promise<void> {
  await deps.tx(async (tx) => {
    const ended = await tx
      .updateTable("staff_accounts")
      .set({ ended_at: deps.now(), totp_secret: null, totp_confirmed_at: null, on_call_since: null })
      .where("id", "=", staff_id)
      .where("ended_at", "is", null)
      .executeTakeFirst();
    if (ended.numUpdatedRows === 0n) throw new AppError("not_found");
    await endStaffSessions(tx, staff_id);
    await forgetWakeAddresses(tx, staff_id);
    await tx.deleteFrom("staff_recovery_codes").where("staff_id", "=", staff_id).execute();
    await tx.deleteFrom("staff_passkeys").where("staff_id", "=", staff_id).execute();
    await record(deps, tx, operator, { action: "end_staff", staff_id });
  });
}

/** Ends every session of an account. */
export async function signOutStaff(deps: AreaDeps, operator: Operator, staff_id: string): Promise<void> {
  await deps.tx(async (tx) => {
    await endStaffSessions(tx, staff_id);
    await record(deps, tx, operator, { action: "sign_out_staff", staff_id });
  });
}

/** Gives an account another role, in the transaction in which a second person has approved it. */
export async function setRole(tx: Tx, staff_id: string, role: StaffRole): Promise<void> {
  await tx.updateTable("staff_accounts").set({ role }).where("id", "=", staff_id).execute();
}
