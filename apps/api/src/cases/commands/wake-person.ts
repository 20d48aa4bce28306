import { hour_ms } from "@sanjog/domain/calendar";
import { messageWay } from "../../accounts/queries/number-ways.ts";
import type { Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { enqueue } from "../../platform/jobs/outbox.ts";
import { enqueueDeskPushes } from "../../staff/commands/desk-devices.ts";
import { findWakeNumber } from "../../staff/queries/wake-number.ts";
import type { WakingCase, WokenPerson } from "../queries/people-to-wake.ts";
import { wakeMail, wakeMessage } from "../wake-messages.ts";

/** The case that wakes somebody, and until when the message is of use. `nobody` says that no one on call may take it. */
export type WakeReason = WakingCase & { nobody: boolean; until: Date };

/**
 * Wakes one person by mail, by push in each of their browsers, and on their WhatsApp number, unless they are told only because
 * nobody is on call. The messages tell the time the law gives and the way to the case, and nothing of what it is about.
 */
export async function wakePerson(
  deps: AreaDeps,
  tx: Tx,
  { id, email, locale }: WokenPerson,
  { id: case_id, opened_at, due_at, nobody, until }: WakeReason,
): Promise<void> {
  const hours = Math.round((due_at.getTime() - opened_at.getTime()) / hour_ms);
  const waits = { case_id, hours };
  await enqueue(deps, tx, {
    ...wakeMail(deps.config, { to: email, locale }, { ...waits, nobody }),
    expires_at: until,
  });
  await enqueueDeskPushes(deps, tx, id, waits, until);
  const number = nobody ? null : await findWakeNumber(deps, tx, id);
  if (!number) return;
  const way = await messageWay(deps, tx, "whatsapp");
  await enqueue(deps, tx, wakeMessage(deps, way, { to: number, language: locale, expires_at: until }, waits));
}
