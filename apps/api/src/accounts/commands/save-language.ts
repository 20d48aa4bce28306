import type { Locale } from "@sanjog/i18n/locale";
import type { Db } from "../../platform/database/open.ts";

/** The language that was last chosen while signed in is the one in which a member is written to. */
export async function saveLanguage(db: Db, member_id: string, locale: Locale): Promise<void> {
  await db
    .updateTable("members")
    .set({ locale })
    .where("id", "=", member_id)
    .where("locale", "!=", locale)
    .execute();
}
