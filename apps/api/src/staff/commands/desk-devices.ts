import type { DeviceToken } from "@sanjog/domain/notifications/device-token";
import { most_desk_devices } from "@sanjog/domain/staff/staff-limits";
import { AppError } from "../../platform/app-error.ts";
import type { Db, Tx } from "../../platform/database/open.ts";
import type { AreaDeps, PlatformDeps } from "../../platform/deps.ts";
import type { Staff } from "../../platform/http/authenticate-staff.ts";
import { enqueue } from "../../platform/jobs/outbox.ts";
import type { DeskPush } from "../../platform/jobs/payloads.ts";

/**
 * Registers this browser for the pushes of the desk, also after the session ends; one that somebody else registered moves to
 * this person. Throws when the endpoint belongs to no known push service, or when push is not configured.
 */
export async function registerDeskDevice(
  deps: AreaDeps & Pick<PlatformDeps, "push">,
  staff: Staff,
  { endpoint, keys }: DeviceToken,
): Promise<void> {
  if (deps.push.publicKey === null || !deps.push.allows(endpoint))
    throw new AppError("invalid_fields", { fields: { device_token: ["push_address_unknown"] } });
  const owner = { staff_id: staff.id, ...keys, registered_at: deps.now() };
  await deps.tx(async (tx) => {
    await tx
      .insertInto("staff_push_devices")
      .values({ id: deps.random.id(), endpoint, ...owner })
      .onConflict((conflict) => conflict.column("endpoint").doUpdateSet(owner))
      .execute();
    const oldest = tx
      .selectFrom("staff_push_devices")
      .where("staff_id", "=", staff.id)
      .orderBy("registered_at", "desc")
      .orderBy("id")
      .offset(most_desk_devices)
      .select("id");
    await tx.deleteFrom("staff_push_devices").where("id", "in", oldest).execute();
  });
}

/** Ends the pushes of the desk to one browser of this person. */
export async function removeDeskDevice({ db }: AreaDeps, staff: Staff, endpoint: string): Promise<void> {
  await db
    .deleteFrom("staff_push_devices")
    .where("staff_id", "=", staff.id)
    .where("endpoint", "=", endpoint)
    .execute();
}

/** Forgets a browser that has unsubscribed. */
export async function forgetDeskDevice(
  db: Db,
  { id, endpoint }: { id: string; endpoint: string },
): Promise<void> {
  await db.deleteFrom("staff_push_devices").where("id", "=", id).where("endpoint", "=", endpoint).execute();
}

/** Forgets how somebody is woken: their browsers and their number. */
export async function forgetWakeAddresses(tx: Tx, staff_id: string): Promise<void> {
  await tx.deleteFrom("staff_push_devices").where("staff_id", "=", staff_id).execute();
  await tx.deleteFrom("staff_numbers").where("staff_id", "=", staff_id).execute();
}

/** Enqueues one push for each browser of somebody at the desk, so that a failure in one does not repeat the others. */
export async function enqueueDeskPushes(
  deps: AreaDeps,
  tx: Tx,
  staff_id: string,
  about: DeskPush["about"],
  expires_at: Date,
): Promise<void> {
  const devices = await tx
    .selectFrom("staff_push_devices")
    .where("staff_id", "=", staff_id)
    .select("id")
    .execute();
  for (const { id } of devices)
    await enqueue(deps, tx, { kind: "desk_push", device_id: id, staff_id, about, expires_at });
}
