import { day_ms } from "@sanjog/domain/calendar";
import { isGoodNews } from "@sanjog/domain/notifications/notification-kinds";
import type { PushOrder } from "../../platform/jobs/payloads.ts";
import type { NotificationDeps } from "../deps.ts";
import { notificationTexts } from "../notification-texts.ts";
import { findDevice, findNewsKind } from "../queries.ts";

/** How long a push service may keep the message for a phone that is switched off. */
const keep_seconds = day_ms / 1_000;

/**
 * Pushes one notification to one browser, unless it was read meanwhile, the other member is now hidden, or the browser's
 * login has ended. The text names nobody, since other people may see the lock screen.
 */
export async function sendPush(
  deps: NotificationDeps,
  { device_id, member_id, notice_id }: PushOrder,
): Promise<void> {
  const device = await findDevice(deps, device_id, member_id);
  const kind = device && (await findNewsKind(deps.db, device.looking, notice_id));
  if (!device || !kind) return;
  const type = isGoodNews(kind) ? "good_news" : "update";
  const payload = JSON.stringify({ type, id: notice_id, text: notificationTexts(device.locale).push[type] });
  const outcome = await deps.push.send(device, payload, keep_seconds);
  if (outcome === "refused") deps.log.warn("a push service refused a push");
  if (outcome !== "gone") return;
  await deps.db
    .deleteFrom("push_devices")
    .where("id", "=", device_id)
    .where("endpoint", "=", device.endpoint)
    .execute();
}
