import type { Locale } from "@sanjog/i18n/locale";
import type { Db } from "../../platform/database/open.ts";

/** Saves the language in which messages to the member are written: the last one chosen while signed in. */
export async function saveLanguage(db: Db, member_id: string, locale: Locale): Promise<void> {
  await db
    .updateTable("members")
    .set({ locale })
    .where("id", "=", member_id)
    .where("locale", "!=", locale)
    .execute();
}
