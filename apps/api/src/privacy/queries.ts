import { type PrivacySettings, settingsFrom } from "@sanjog/domain/privacy/privacy-items";
import { sql } from "kysely";
import type { Db } from "../platform/database/open.ts";

/** Selects the settings of the member in the row `m` as JSON; null without any. `settingsFrom` adds the defaults. */
export const settingsValue = sql<Partial<PrivacySettings> | null>`(
  select json_object_agg(privacy_id, privacy_value) from privacy_settings where member_id = m.id)`;

/** Returns each member's settings with the defaults for the rest. Every requested id has an entry. */
export async function loadSettings(
  db: Db,
  member_ids: readonly string[],
): Promise<Map<string, PrivacySettings>> {
  if (member_ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; settings: Partial<PrivacySettings> | null }>`
    select m.id, ${settingsValue} as settings from unnest(${[...new Set(member_ids)]}::text[]) as m (id)`.execute(
    db,
  );
  return new Map(rows.map(({ id, settings }) => [id, settingsFrom(settings ?? {})]));
}
