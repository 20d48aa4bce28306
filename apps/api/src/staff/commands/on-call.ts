import type { AreaDeps } from "../../platform/deps.ts";
import type { Staff } from "../../platform/http/authenticate-staff.ts";

/** Says whether this person is to be woken for urgent cases. */
export async function setOnCall({ db, now }: AreaDeps, { id }: Staff, on_call: boolean): Promise<void> {
  await db
    .updateTable("staff_accounts")
    .set({ on_call_since: on_call ? now() : null })
    .where("id", "=", id)
    .where("on_call_since", on_call ? "is" : "is not", null)
    .execute();
}
