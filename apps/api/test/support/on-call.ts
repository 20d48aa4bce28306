import type { StaffPerson } from "./staff.ts";
import type { TestApp } from "./test-app.ts";

let made = 0;

/** Puts somebody at the desk on call, with a verified number and a browser. */
export async function setWakeAddresses({ deps }: TestApp, { id }: StaffPerson): Promise<void> {
  made += 1;
  const now = deps.now();
  await deps.db.updateTable("staff_accounts").set({ on_call_since: now }).where("id", "=", id).execute();
  const phone_number = `+9198765${String(10_000 + made)}`;
  const number = { phone_number, verified_at: now, code_hash: null, code_expires_at: null };
  await deps.db
    .insertInto("staff_numbers")
    .values({ staff_id: id, ...deps.fields.encryptRow("staff_numbers", id, number) })
    .execute();
  await deps.db
    .insertInto("staff_push_devices")
    .values({
      id: `device ${made}`,
      staff_id: id,
      endpoint: `https://push.test/${made}`,
      p256dh: "p",
      auth: "a",
      registered_at: now,
    })
    .execute();
}
