import { type PrivacySettings, settingsFrom } from "@sanjog/domain/privacy/privacy-items";
import { sql } from "kysely";
import type { Db } from "../platform/database/open.ts";

/** What each member chose, with the defaults for the rest; every id that is asked for has an entry. */
export async function loadSettings(
  db: Db,
  member_ids: readonly string[],
): Promise<Map<string, PrivacySettings>> {
  const chosen = new Map<string, Partial<PrivacySettings>>(member_ids.map((id) => [id, {}]));
  if (member_ids.length > 0) {
    const rows = await db
      .selectFrom("privacy_settings")
      .where(sql<boolean>`member_id = any(${[...new Set(member_ids)]}::text[])`)
      .select(["member_id", "privacy_id", "privacy_value"])
      .execute();
    for (const row of rows) {
      chosen.set(row.member_id, { ...chosen.get(row.member_id), [row.privacy_id]: row.privacy_value });
    }
  }
  return new Map([...chosen].map(([id, settings]) => [id, settingsFrom(settings)]));
}
