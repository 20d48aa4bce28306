import { maskAccount } from "@sanjog/domain/accounts/masks";
import { minute_ms } from "@sanjog/domain/calendar";
import type { MessageParams } from "@sanjog/i18n/format-message";
import type { Tx } from "../platform/database/open.ts";
import type { WhatsAppText } from "../platform/jobs/payloads.ts";
import { resetLink } from "./account-mail.ts";
import type { WhatsAppKind } from "./account-texts.ts";
import { type RestoredAccount, undoAddressChange } from "./address-disputes.ts";
import type { AccountDeps } from "./deps.ts";
import { voidCodes } from "./one-time-codes.ts";
import { suspendByNumber } from "./suspension.ts";
import { lockAddress } from "./verification-rows.ts";

type Texts = (kind: WhatsAppKind, params?: MessageParams) => string;
type Reply = { text: string; always?: true };

/** The largest expected difference between Meta's clock and ours. */
const clock_difference_ms = minute_ms;

/**
 * Handles "not me" from the owner of a number: undoes the newest event of the last seven days that concerns it. For a
 * change of another address of the account, it restores that address. For a verification of this number, it frees the
 * number, suspends the account and ends its sessions. A message sent before the event does not count.
 */
export async function disputeNumber(
  deps: AccountDeps,
  tx: Tx,
  message: WhatsAppText,
  texts: Texts,
): Promise<Reply> {
  await lockAddress(tx, message.from);
  const now = deps.now();
  const [change] = await openDisputes(deps, tx, "address_disputes", message)
    .select(["member_id", "created_at"])
    .execute();
  const open = await openDisputes(deps, tx, "number_disputes", message)
    .select(["id", "verification_id", "created_at"])
    .execute();
  if (change && !open.some(({ created_at }) => created_at > change.created_at)) {
    const undone = await undoAddressChange(deps, tx, change);
    // Undoing a change confirms that the number is theirs, so a second "not me" must not suspend the account.
    const ids = open.map(({ id }) => id);
    if (ids.length > 0)
      await tx.updateTable("number_disputes").set({ used_at: now }).where("id", "in", ids).execute();
    if (undone) return { text: undoneText(deps, undone, texts), always: true };
  }
  for (const dispute of open) {
    await tx.updateTable("number_disputes").set({ used_at: now }).where("id", "=", dispute.id).execute();
    const account = await undo(deps, tx, dispute.verification_id, message.from);
    if (account) return { text: texts("disputed", { account }), always: true };
  }
  return { text: texts("nothing_disputed") };
}

/** Returns what "not me" from this number may undo, newest first. */
function openDisputes(
  deps: AccountDeps,
  tx: Tx,
  table: "address_disputes" | "number_disputes",
  { from, at }: WhatsAppText,
) {
  return tx
    .selectFrom(table)
    .where("phone_hash", "=", deps.fields.hash(from))
    .where("used_at", "is", null)
    .where("expires_at", ">", deps.now())
    .where("created_at", "<=", new Date(at.getTime() + clock_difference_ms))
    .orderBy("created_at", "desc");
}

const undoneText = ({ config }: AccountDeps, { account, reset_token }: RestoredAccount, texts: Texts) =>
  texts("address_undone", { account, link: resetLink(config, reset_token) });

/** Undoes the event and returns the masked account; null when the account no longer has this number. */
async function undo(
  deps: AccountDeps,
  tx: Tx,
  verification_id: string,
  number: string,
): Promise<string | null> {
  const encrypted = await tx
    .selectFrom("verifications")
    .where("id", "=", verification_id)
    .select(["id", "member_id", "email", "phone_number", "phone_verified_at"])
    .executeTakeFirst();
  if (!encrypted) return null;
  const row = deps.fields.decryptRow("verifications", verification_id, encrypted);
  if (row.member_id) return suspendByNumber(deps, tx, row.member_id, number);
  if (row.phone_number !== number || !row.phone_verified_at) return null;
  const now = deps.now();
  await voidCodes(tx, row.id, "email", now);
  await tx
    .updateTable("verifications")
    .set({ phone_verified_at: null, expires_at: now, completed_at: now })
    .where("id", "=", row.id)
    .execute();
  return maskAccount(row);
}
