import { maskEmail, maskPhone } from "@sanjog/domain/accounts/masks";
import { not_me_ms } from "@sanjog/domain/accounts/verification";
import { tokenHash } from "../platform/crypto/secrets.ts";
import type { Tx } from "../platform/database/open.ts";
import type { AreaDeps } from "../platform/deps.ts";
import { loadRecipient } from "../platform/email/addressee.ts";
import { numberMessageJob } from "../platform/jobs/number-message.ts";
import { enqueue } from "../platform/jobs/outbox.ts";
import { productName } from "../platform/texts/product-name.ts";
import { accountMail, notMeLink } from "./account-mail.ts";
import { mailTexts, smsText, whatsAppText } from "./account-texts.ts";
import { messageWay } from "./queries/number-ways.ts";
import { type Account, recoversBy } from "./queries.ts";
import type { Channel } from "./verification-rows.ts";

/** An address that was just verified for an existing account. */
export type NewAddress = { channel: Channel; address: string };

/**
 * Notifies the account's other address and the replaced one, which can undo the change for a week. Skips an address
 * too new to recover the account: it may be a thief's own.
 */
export async function notifyOlderAddresses(
  deps: AreaDeps,
  tx: Tx,
  before: Account,
  added: NewAddress,
): Promise<void> {
  const verified = added.channel === "email" ? before.email_verified_at : before.phone_verified_at;
  const held = added.channel === "email" ? before.email : before.phone_number;
  if (verified && held === added.address) return;
  const now = deps.now();
  const email = recoversBy(before, "email", now) ? before.email : null;
  const phone_number = recoversBy(before, "phone", now) ? before.phone_number : null;
  if (!email && !phone_number) return;
  const link_token = deps.random.token();
  const dispute = {
    id: deps.random.id(),
    member_id: before.id,
    channel: added.channel,
    old_email: added.channel === "email" ? email : null,
    phone_number,
    old_verified_at: oldVerifiedAt(before, added.channel, { email, phone_number }),
    link_hash: email ? tokenHash(link_token) : null,
    created_at: now,
    expires_at: new Date(now.getTime() + not_me_ms),
    used_at: null,
  };
  await tx
    .insertInto("address_disputes")
    .values(deps.fields.encryptRow("address_disputes", dispute.id, dispute))
    .execute();
  if (email) await notifyByMail(deps, tx, { before, email, added, link_token });
  if (phone_number) await notifyByMessage(deps, tx, { before, phone_number, added });
}

function oldVerifiedAt(
  before: Account,
  channel: Channel,
  notified: { email: unknown; phone_number: unknown },
) {
  if (channel === "email") return notified.email ? before.email_verified_at : null;
  return notified.phone_number ? before.phone_verified_at : null;
}

type NotificationText = { before: Account; added: NewAddress };

async function notifyByMail(
  deps: AreaDeps,
  tx: Tx,
  { before, email, added, link_token }: NotificationText & { email: string; link_token: string },
): Promise<void> {
  const kind =
    added.channel === "email"
      ? "email_changed"
      : before.phone_verified_at
        ? "number_changed"
        : "number_added";
  const button = { text: mailTexts(before.locale)[kind].button, link: notMeLink(deps.config, link_token) };
  const params = { address: masked(added) };
  const to = await loadRecipient(tx, before.id, email, before.locale);
  await enqueue(deps, tx, accountMail(deps.config, to, kind, { params, buttons: [button] }));
}

async function notifyByMessage(
  deps: AreaDeps,
  tx: Tx,
  { before, phone_number, added }: NotificationText & { phone_number: string },
): Promise<void> {
  const address = masked(added);
  const { config } = deps;
  const language = before.locale;
  const message = numberMessageJob(deps, await messageWay(deps, tx, null), {
    to: phone_number,
    language,
    whatsapp: {
      text: whatsAppText(config, language, "address_added", { address }),
      template: { name: "address_added", parameters: [address, productName(config, language)] },
    },
    sms: { text: smsText(config, language, "address_added", { address }), template: "address_added" },
  });
  await enqueue(deps, tx, message);
}

const masked = ({ channel, address }: NewAddress) =>
  channel === "email" ? maskEmail(address) : maskPhone(address);
