import type { Locale } from "@sanjog/i18n/locale";
import { firstNameFor } from "@sanjog/i18n/name-for";
import type { Db } from "../database/open.ts";
import type { Addressee } from "./mail-body.ts";

/** Where a mail goes, in which language, and whom it greets. A mail that strangers can trigger has no `addressee`. */
export type Recipient = { to: string; locale: Locale; addressee?: Addressee };

/** Returns a recipient whom the mail greets as the member. */
export async function loadRecipient(
  db: Db,
  member_id: string,
  to: string,
  locale: Locale,
): Promise<Required<Recipient>> {
  return { to, locale, addressee: await loadAddressee(db, member_id, locale) };
}

/** Returns whom a mail to a member greets, in the script of its language; the name is empty before the personal step. */
export async function loadAddressee(db: Db, member_id: string, locale: Locale): Promise<Addressee> {
  const row = await db
    .selectFrom("members as m")
    .leftJoin("personal_details as p", "p.member_id", "m.id")
    .where("m.id", "=", member_id)
    .select(["m.profile_for", "p.firstname", "p.lastname", "p.name_in_punjabi", "p.name_in_english"])
    .executeTakeFirstOrThrow();
  const names = {
    firstname: row.firstname ?? "",
    lastname: row.lastname ?? "",
    name_in_punjabi: row.name_in_punjabi ?? "",
    name_in_english: row.name_in_english ?? "",
  };
  return { first_name: firstNameFor(locale, names), is_own_profile: row.profile_for === "myself" };
}
