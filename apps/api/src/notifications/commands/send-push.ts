import { mayAct } from "@sanjog/domain/accounts/profile-status";
import { day_ms } from "@sanjog/domain/calendar";
import { isGoodNews, new_families } from "@sanjog/domain/notifications/notification-kinds";
import { formatMessage } from "@sanjog/i18n/format-message";
import type { AccountPush, PushOrder, QuietPush } from "../../platform/jobs/payloads.ts";
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
  await deliver(deps, device, { type, id: notice_id, text: notificationTexts(device.locale).push[type] });
}

/** Pushes the weekly note to one browser, unless its login has ended or the member has paused, matched or left. */
export async function sendQuietPush(
  deps: NotificationDeps,
  { device_id, member_id, families }: QuietPush,
): Promise<void> {
  const device = await findDevice(deps, device_id, member_id);
  if (!device || !mayAct(device.looking.profile_status)) return;
  const text = notificationTexts(device.locale).push.new_families;
  await deliver(deps, device, {
    type: new_families,
    text: formatMessage(device.locale, text, { count: families }),
  });
}

/** Pushes to one browser that there is something to read, also to a suspended member, who may appeal. */
export async function sendAccountPush(
  deps: NotificationDeps,
  { device_id, member_id }: AccountPush,
): Promise<void> {
  const device = await findDevice(deps, device_id, member_id);
  if (!device) return;
  await deliver(deps, device, { type: "update", text: notificationTexts(device.locale).push.update });
}

type Device = NonNullable<Awaited<ReturnType<typeof findDevice>>>;

async function deliver(deps: NotificationDeps, device: Device, message: object): Promise<void> {
  const outcome = await deps.push.send(device, JSON.stringify(message), keep_seconds);
  if (outcome === "refused") deps.log.warn("a push service refused a push");
  if (outcome !== "gone") return;
  await deps.db
    .deleteFrom("push_devices")
    .where("id", "=", device.id)
    .where("endpoint", "=", device.endpoint)
    .execute();
}
