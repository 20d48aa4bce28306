import type { DeviceToken } from "@sanjog/domain/notices/device-token";
import { AppError } from "../../platform/app-error.ts";
import type { Tx } from "../../platform/database/open.ts";
import type { Viewer } from "../../platform/http/authenticate.ts";
import type { NoticeDeps } from "../deps.ts";

/**
 * Lets the viewer's browser be pushed to; the same browser, registered by another member before, is theirs no longer.
 * It ends with the login. Refuses an address that is at no push service we know, or when push is not set up.
 */
export async function registerDevice(deps: NoticeDeps, viewer: Viewer, token: DeviceToken): Promise<void> {
  const { endpoint, keys } = token;
  if (deps.push.publicKey === null || !deps.push.allows(endpoint)) {
    throw new AppError("invalid_fields", { fields: { device_token: ["push_address_unknown"] } });
  }
  const owner = {
    member_id: viewer.id,
    session_id: viewer.session_id,
    ...keys,
    registered_at: deps.now(),
  };
  await deps.tx(async (tx) => {
    // A browser that renewed its subscription has the new one alone.
    await tx
      .deleteFrom("push_devices")
      .where("session_id", "=", viewer.session_id)
      .where("endpoint", "!=", endpoint)
      .execute();
    await tx
      .insertInto("push_devices")
      .values({ id: deps.random.id(), endpoint, ...owner })
      .onConflict((conflict) => conflict.column("endpoint").doUpdateSet(owner))
      .execute();
  });
}

/** No browser of the member's is pushed to any more, until it is registered again: for a change of the password. */
export async function forgetDevices(tx: Tx, member_id: string): Promise<void> {
  await tx.deleteFrom("push_devices").where("member_id", "=", member_id).execute();
}
