import { maskAccount, maskEmail, maskPhone } from "@sanjog/domain/accounts/masks";
import { not_me_ms } from "@sanjog/domain/accounts/verification";
import { toBcp47 } from "@sanjog/i18n/locale";
import { type Selectable, sql } from "kysely";
import type { Tx } from "../../platform/database/open.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { Deps } from "../../platform/deps.ts";
import { enqueue } from "../../platform/jobs/outbox.ts";
import { productName } from "../../platform/product-name.ts";
import { profileChanged } from "../../platform/profile-change.ts";
import { tokenHash } from "../../platform/secrets.ts";
import { accountMail, notMeLink } from "../account-mail.ts";
import { mailTexts, whatsAppText } from "../account-texts.ts";
import { type Account, recoversBy } from "../queries.ts";
import type { Channel } from "../verification-rows.ts";
import { endOpenChanges, writeResetLink } from "./reset-password.ts";
import { endLogins } from "./sessions.ts";
import { endSuspensionByNumber } from "./suspend-by-number.ts";

/** An address that was just verified for an account that exists. */
export type NewAddress = { channel: Channel; address: string };

/**
 * Tells the account's other address and the replaced one, and lets them undo it for a week. One that is too new to take
 * the account back is not told: it may be a thief's own.
 */
export async function tellOlderAddresses(
  deps: Deps,
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
    .values(deps.fields.sealRow("address_disputes", dispute.id, dispute))
    .execute();
  if (email) await tellByMail(deps, tx, { before, email, added, link_token });
  if (phone_number) await tellByWhatsApp(deps, tx, { before, phone_number, added });
}

function oldVerifiedAt(before: Account, channel: Channel, told: { email: unknown; phone_number: unknown }) {
  if (channel === "email") return told.email ? before.email_verified_at : null;
  return told.phone_number ? before.phone_verified_at : null;
}

type Telling = { before: Account; added: NewAddress };

async function tellByMail(
  deps: Deps,
  tx: Tx,
  { before, email, added, link_token }: Telling & { email: string; link_token: string },
): Promise<void> {
  const kind =
    added.channel === "email"
      ? "email_changed"
      : before.phone_verified_at
        ? "number_changed"
        : "number_added";
  const button = { text: mailTexts(before.locale)[kind].button, link: notMeLink(deps.config, link_token) };
  const params = { address: masked(added) };
  const to = { to: email, locale: before.locale };
  await enqueue(deps, tx, accountMail(deps.config, to, kind, { params, buttons: [button] }));
}

async function tellByWhatsApp(
  deps: Deps,
  tx: Tx,
  { before, phone_number, added }: Telling & { phone_number: string },
): Promise<void> {
  const address = masked(added);
  await enqueue(deps, tx, {
    kind: "whatsapp",
    to: phone_number,
    text: whatsAppText(deps.config, before.locale, "address_added", { address }),
    template: {
      name: "address_added",
      language: toBcp47(before.locale) === "pa" ? "pa" : "en",
      parameters: [address, productName(deps.config, before.locale)],
    },
  });
}

const masked = ({ channel, address }: NewAddress) =>
  channel === "email" ? maskEmail(address) : maskPhone(address);

export type AddressDispute = Selectable<Tables["address_disputes"]>;

/** The dispute that the link of a mail opens; none when it is unknown, used or too old. */
export async function findDisputeByLink(deps: Deps, token: string): Promise<AddressDispute | undefined> {
  return deps.db
    .selectFrom("address_disputes")
    .where("link_hash", "=", tokenHash(token))
    .where("used_at", "is", null)
    .where("expires_at", ">", deps.now())
    .selectAll()
    .executeTakeFirst();
}

export type Undone = { account: string; reset_token: string };

/**
 * Puts the addresses back as they were before this change and every later one, ends every session, and makes the
 * password useless: who changed the address may know it. Returns the token of a reset link; null when another request
 * was faster.
 */
export async function undoAddressChange(
  deps: Deps,
  tx: Tx,
  { member_id, created_at }: Pick<AddressDispute, "member_id" | "created_at">,
): Promise<Undone | null> {
  const now = deps.now();
  const undone = await tx
    .updateTable("address_disputes")
    .set({ used_at: now })
    .where("member_id", "=", member_id)
    .where("created_at", ">=", created_at)
    .where("used_at", "is", null)
    .returningAll()
    .execute();
  if (undone.length === 0) return null;
  const newest_first = undone.toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime());
  for (const dispute of newest_first) await putBack(deps, tx, dispute);
  await tx
    .updateTable("members")
    .set({ password_hash: await deps.passwords.hash(deps.random.token()) })
    .where("id", "=", member_id)
    .execute();
  if (undone.some(({ channel }) => channel === "phone")) await endSuspensionByNumber(tx, member_id);
  await endLogins(deps, tx, member_id);
  await endOpenChanges(tx, member_id, now);
  await profileChanged(deps, tx, member_id);
  const sealed = await tx
    .selectFrom("members")
    .where("id", "=", member_id)
    .select(["email", "phone_number"])
    .executeTakeFirstOrThrow();
  const account = maskAccount(deps.fields.openRow("members", member_id, sealed));
  return { account, reset_token: await writeResetLink(deps, tx, member_id) };
}

async function putBack(deps: Deps, tx: Tx, dispute: AddressDispute): Promise<void> {
  const { member_id, channel, old_email, old_verified_at } = dispute;
  if (channel === "phone") {
    const { phone_number } = deps.fields.openRow("address_disputes", dispute.id, dispute);
    const set = { phone_number: old_verified_at && phone_number, phone_verified_at: old_verified_at };
    await tx
      .updateTable("members")
      .set(deps.fields.sealRow("members", member_id, set))
      .where("id", "=", member_id)
      .execute();
    return;
  }
  const taken = old_email && (await isTaken(tx, member_id, old_email));
  await tx
    .updateTable("members")
    .set(
      taken || !old_email
        ? { email: null, email_verified_at: null }
        : { email: old_email, email_verified_at: old_verified_at },
    )
    .where("id", "=", member_id)
    .execute();
}

/** Somebody may have become a member with the replaced address since. */
async function isTaken(tx: Tx, member_id: string, email: string): Promise<boolean> {
  const owner = await tx
    .selectFrom("members")
    .where(sql<string>`lower(email)`, "=", email)
    .where("email_verified_at", "is not", null)
    .where("id", "!=", member_id)
    .select("id")
    .executeTakeFirst();
  return owner !== undefined;
}

/** Nightly: what can no longer be undone goes, and with it the older addresses. */
export async function forgetAddressDisputes({ db, now }: Deps): Promise<void> {
  await db.deleteFrom("address_disputes").where("expires_at", "<=", now()).execute();
}
