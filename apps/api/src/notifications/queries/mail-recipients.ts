import { profileStatus } from "@sanjog/domain/accounts/profile-status";
import type { MailedKind } from "@sanjog/domain/notifications/notification-kinds";
import type { Locale } from "@sanjog/i18n/locale";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/open.ts";
import { loadAddressee } from "../../platform/email/addressee.ts";
import type { Addressee } from "../../platform/email/mail-body.ts";

export type Recipient = { id: string; email: string; locale: Locale; addressee: Addressee };

/** Returns the SQL condition that the member in the row `m` has not turned this kind off. */
export function wantsKind(kind: MailedKind): RawBuilder<boolean> {
  return sql`not exists (select from muted_mails where member_id = m.id and kind = ${kind})`;
}

/** Returns the SQL condition that the member in the row `m` receives mails of this kind. */
export function receivesMail(kind: MailedKind): RawBuilder<boolean> {
  return sql`(m.email is not null and m.email_verified_at is not null
    and m.profile_status <> ${profileStatus.suspended} and ${wantsKind(kind)})`;
}

/** Returns to whom a mail of this kind goes; null if the member does not receive it. */
export async function findMailRecipient(
  db: Db,
  member_id: string,
  kind: MailedKind,
): Promise<Recipient | null> {
  const found = await db
    .selectFrom("members as m")
    .where("m.id", "=", member_id)
    .where(receivesMail(kind))
    .select(["m.id", "m.email", "m.locale"])
    .executeTakeFirst();
  if (!found?.email) return null;
  const { id, email, locale } = found;
  return { id, email, locale, addressee: await loadAddressee(db, id, locale) };
}
