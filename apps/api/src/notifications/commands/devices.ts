import type { DeviceToken } from "@sanjog/domain/notifications/device-token";
import { AppError } from "../../platform/app-error.ts";
import type { Viewer } from "../../platform/http/authenticate.ts";
import type { NotificationDeps } from "../deps.ts";

/**
 * Registers the viewer's browser for pushes until the login ends; a browser that another member registered before
 * moves to the viewer. Throws when the endpoint belongs to no known push service, or when push is not configured.
 */
export async function registerDevice(
  deps: NotificationDeps,
  viewer: Viewer,
  token: DeviceToken,
): Promise<void> {
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
    // A browser that renewed its subscription keeps only the new one.
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
