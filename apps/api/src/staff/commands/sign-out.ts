import { refuseCommonPassword } from "../../accounts/queries/password-policy.ts";
import { AppError } from "../../platform/app-error.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import type { Staff } from "../../platform/http/authenticate-staff.ts";
import type { StaffDeps } from "../deps.ts";
import { endStaffSessions } from "../sessions.ts";
import { countTry } from "../staff-limits.ts";

/** Ends this session. */
export async function signOut(deps: AreaDeps, { session_id }: Staff): Promise<void> {
  await deps.db.deleteFrom("staff_sessions").where("id", "=", session_id).execute();
}

/** Ends every session of the account, this one too. */
export async function signOutEverywhere(deps: AreaDeps, { id }: Staff): Promise<void> {
  await deps.tx((tx) => endStaffSessions(tx, id));
}

/** Changes the password, given the current one, and ends every other session. Throws `password_wrong`. */
export async function changeStaffPassword(
  deps: StaffDeps,
  { id, session_id }: Staff,
  { current_password, password }: { current_password: string; password: string },
): Promise<void> {
  await countTry(deps, "password_per_account", id);
  const account = await deps.db
    .selectFrom("staff_accounts")
    .where("id", "=", id)
    .select(["email", "password_hash"])
    .executeTakeFirstOrThrow();
  if (!(await deps.passwords.verify(current_password, account.password_hash)))
    throw new AppError("password_wrong", { fields: { current_password: ["password_wrong"] } });
  await refuseCommonPassword(deps, password, account.email);
  const password_hash = await deps.passwords.hash(password);
  await deps.tx(async (tx) => {
    await tx.updateTable("staff_accounts").set({ password_hash }).where("id", "=", id).execute();
    await endStaffSessions(tx, id, session_id);
  });
}
