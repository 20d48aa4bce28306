import { nextStanding, type StandingNews, standingNow } from "@sanjog/domain/accounts/whatsapp-standing";
import type { Tx } from "../database/open.ts";
import type { AreaDeps } from "../deps.ts";
import { standing_columns, unheard } from "../whatsapp/standing.ts";
import { enqueue } from "./outbox.ts";

/**
 * Stores news of Meta about the account, of the time `heard_at`. The first news that closes WhatsApp adds a job that alerts the
 * operators.
 */
export async function noteStanding(
  deps: AreaDeps,
  tx: Tx,
  news: StandingNews,
  heard_at: Date,
): Promise<void> {
  const now = deps.now();
  const row = await tx
    .selectFrom("whatsapp_standing")
    .select(standing_columns)
    .forUpdate()
    .executeTakeFirst();
  const before = row ?? unheard;
  const next = nextStanding(before, news, heard_at, now);
  if (!next) return;
  await tx
    .insertInto("whatsapp_standing")
    .values({ one: true, ...next })
    .onConflict((conflict) => conflict.column("one").doUpdateSet(next))
    .execute();
  deps.log.warn({ standing: next.standing, reason: next.reason }, "Meta changed the standing of WhatsApp");
  if (next.standing === "closed" && standingNow(before, now) !== "closed")
    await enqueue(deps, tx, { kind: "whatsapp_closed", since: next.since, reason: next.reason });
}
