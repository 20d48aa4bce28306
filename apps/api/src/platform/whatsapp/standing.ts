import {
  type StoredStanding,
  standingNow,
  type WhatsAppStanding,
} from "@sanjog/domain/accounts/whatsapp-standing";
import type { Db } from "../database/open.ts";
import type { AreaDeps } from "../deps.ts";

export const standing_columns = ["standing", "about", "reason", "until", "since", "heard_at"] as const;
/** Before any news. */
export const unheard: StoredStanding = {
  standing: "open",
  about: "account",
  reason: "",
  until: null,
  since: new Date(0),
  heard_at: new Date(0),
};

/** Returns what Meta lets the service do now, and why. */
export async function loadStanding(
  { now }: Pick<AreaDeps, "now">,
  db: Db,
): Promise<{ standing: WhatsAppStanding; reason: string }> {
  const row =
    (await db.selectFrom("whatsapp_standing").select(standing_columns).executeTakeFirst()) ?? unheard;
  return { standing: standingNow(row, now()), reason: row.reason };
}
