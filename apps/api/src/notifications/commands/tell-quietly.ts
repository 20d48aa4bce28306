import { day_ms } from "@sanjog/domain/calendar";
import { new_families } from "@sanjog/domain/notifications/notification-kinds";
import type { Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { enqueue } from "../../platform/jobs/outbox.ts";
import { findMailRecipient, wantsKind } from "../queries/mail-recipients.ts";
import { type EmptyList, emptyListMail, newFamiliesMail } from "../quiet-mails.ts";

/** A push that could not be delivered for this long is out of date. */
const push_life_ms = day_ms;

/**
 * Notifies a member by mail and push, within the caller's transaction, that so many new families fit both ways. Returns
 * false if the member wants no such note or cannot be reached.
 */
export async function tellOfNewFamilies(
  deps: AreaDeps,
  tx: Tx,
  member_id: string,
  families: number,
): Promise<boolean> {
  const to = await findMailRecipient(tx, member_id, new_families);
  if (to) await enqueue(deps, tx, newFamiliesMail(deps, to, families), `quiet mail ${member_id}`);
  const devices = await tx
    .selectFrom("push_devices as d")
    .innerJoin("members as m", "m.id", "d.member_id")
    .where("d.member_id", "=", member_id)
    .where(wantsKind(new_families))
    .select("d.id")
    .execute();
  const expires_at = new Date(deps.now().getTime() + push_life_ms);
  for (const { id } of devices) {
    const order = { kind: "quiet_push" as const, device_id: id, member_id, families, expires_at };
    await enqueue(deps, tx, order, `quiet push ${id}`);
  }
  return to !== null || devices.length > 0;
}

/** Enqueues the letter about an empty list, within the caller's transaction. Returns false if the member wants no such mail. */
export async function sendEmptyListLetter(
  deps: AreaDeps,
  tx: Tx,
  member_id: string,
  list: EmptyList,
): Promise<boolean> {
  const to = await findMailRecipient(tx, member_id, new_families);
  if (to) await enqueue(deps, tx, emptyListMail(deps, to, list), `empty list ${member_id}`);
  return to !== null;
}
