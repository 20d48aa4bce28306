import { card_version } from "@sanjog/domain/suggestions/wish-table";
import { sql } from "kysely";
import type { Db } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { refreshMatchCards } from "../commands.ts";

const batch = 500;

/** The number of match cards that were wrong and have been corrected, by kind of error. */
export type CardCorrections = {
  members: number;
  missing: number;
  old_version: number;
  stale: number;
  surplus: number;
};

/**
 * Compares every member's match card with the profile, and writes or deletes wrong cards. Wrong cards arise while a server
 * of the previous version runs beside this one, and when a wish is added to the cards.
 */
export async function reconcileMatchCards({
  db,
  tx,
  now,
}: Pick<AreaDeps, "db" | "tx" | "now">): Promise<CardCorrections> {
  const healed = { members: 0, missing: 0, old_version: 0, stale: 0, surplus: 0 };
  for (let ids = await nextMembers(db, ""); ids.length > 0; ids = await nextMembers(db, ids.at(-1) ?? "")) {
    const some = ids;
    const { before, written, deleted } = await tx(async (open) => {
      const before = await versions(open, some);
      return { before, ...(await refreshMatchCards(open, some, now())) };
    });
    healed.members += some.length;
    healed.surplus += deleted.length;
    for (const id of written) {
      const version = before.get(id);
      healed[version === undefined ? "missing" : version < card_version ? "old_version" : "stale"] += 1;
    }
  }
  return healed;
}

async function nextMembers(db: Db, after: string): Promise<string[]> {
  const page = db.selectFrom("members").where("id", ">", after).orderBy("id").limit(batch).select("id");
  return (await page.execute()).map(({ id }) => id);
}

async function versions(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ member_id: string; version: number }>`
    select member_id, version from match_cards_female where member_id = any(${[...ids]}::text[])
    union all select member_id, version from match_cards_male where member_id = any(${[...ids]}::text[])`.execute(
    db,
  );
  return new Map(rows.map(({ member_id, version }) => [member_id, version]));
}
