import { day_ms } from "@sanjog/domain/calendar";
import type { PushOrder } from "../../platform/jobs/payloads.ts";
import type { NoticeDeps } from "../deps.ts";
import { noticeTexts } from "../notice-texts.ts";
import { findDevice, isStillNews } from "../queries.ts";

/** How long a push service may keep the message for a phone that is switched off. */
const keep_seconds = day_ms / 1_000;

/**
 * Pushes one notice to one browser, unless it was read meanwhile, the other member is now hidden, or the browser's
 * login has ended. The text names nobody, since other people may see the lock screen.
 */
export async function sendPush(
  deps: NoticeDeps,
  { device_id, member_id, notice_id }: PushOrder,
): Promise<void> {
  const device = await findDevice(deps, device_id, member_id);
  if (!device || !(await isStillNews(deps.db, device.looking, notice_id))) return;
  const payload = JSON.stringify({ type: "update", id: notice_id, text: noticeTexts(device.locale).push });
  const outcome = await deps.push.send(device, payload, keep_seconds);
  if (outcome === "refused") deps.log.warn("a push service refused a push");
  if (outcome !== "gone") return;
  await deps.db
    .deleteFrom("push_devices")
    .where("id", "=", device_id)
    .where("endpoint", "=", device.endpoint)
    .execute();
}
