import { day_ms } from "@sanjog/domain/calendar";
import type { Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { enqueue } from "../../platform/jobs/outbox.ts";

/** A push that could not be delivered for this long is out of date. */
const push_life_ms = day_ms;

type Push = { kind: "push"; notice_id: string } | { kind: "account_push" };

/** Enqueues one job per browser of the member, so that a failure in one does not repeat the push to the others. */
export async function enqueuePushes(
  deps: AreaDeps,
  tx: Tx,
  member_id: string,
  push: Push,
  key: string,
): Promise<void> {
  const devices = await tx
    .selectFrom("push_devices")
    .where("member_id", "=", member_id)
    .select("id")
    .execute();
  const expires_at = new Date(deps.now().getTime() + push_life_ms);
  for (const { id } of devices)
    await enqueue(deps, tx, { ...push, device_id: id, member_id, expires_at }, `${key} ${id}`);
}
