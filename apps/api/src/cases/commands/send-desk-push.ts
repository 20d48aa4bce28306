import { minute_ms } from "@sanjog/domain/calendar";
import { formatMessage } from "@sanjog/i18n/format-message";
import type { DeskPush } from "../../platform/jobs/payloads.ts";
import { forgetDeskDevice } from "../../staff/commands/desk-devices.ts";
import { findDeskDevice } from "../../staff/queries/desk-devices.ts";
import { caseTexts } from "../case-texts.ts";
import type { CaseDeps } from "../deps.ts";
import { casePath } from "../wake-messages.ts";

/** How long a push service may keep the message for a phone that is switched off: until the next wave. */
const keep_seconds = (20 * minute_ms) / 1_000;

/**
 * Pushes to one browser of somebody at the desk that a case waits, unless it was taken or closed meanwhile, or that cases are
 * overdue. The text names nobody, since other people may see the lock screen.
 */
export async function sendDeskPush(deps: CaseDeps, { device_id, staff_id, about }: DeskPush): Promise<void> {
  const device = await findDeskDevice(deps.db, device_id, staff_id);
  if (!device) return;
  if (about !== "overdue" && !(await stillWaits(deps, about.case_id))) return;
  const texts = caseTexts(device.locale).push;
  const message =
    about === "overdue"
      ? { text: texts.overdue, path: "/desk?state=overdue" }
      : {
          text: formatMessage(device.locale, texts.waits, { hours: about.hours }),
          path: casePath(about.case_id),
        };
  const outcome = await deps.push.send(device, JSON.stringify({ type: "desk", ...message }), keep_seconds);
  if (outcome === "refused") deps.log.warn("a push service refused a push to the desk");
  if (outcome === "gone") await forgetDeskDevice(deps.db, device);
}

async function stillWaits({ db, dbNow }: CaseDeps, id: string): Promise<boolean> {
  const now = await dbNow(db);
  const waits = await db
    .selectFrom("cases")
    .where("id", "=", id)
    .where("closed_at", "is", null)
    .where(({ eb, or }) => or([eb("leased_until", "is", null), eb("leased_until", "<=", now)]))
    .select("id")
    .executeTakeFirst();
  return waits !== undefined;
}
