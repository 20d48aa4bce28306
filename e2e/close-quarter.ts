import { beginningOf, dayAfter } from "@sanjog/domain/calendar";
import { lastDayOf, quarterAt } from "@sanjog/domain/numbers/quarter";
import { sql } from "kysely";
import { countDays } from "../apps/api/src/numbers/commands/count-days.ts";
import { openDeps } from "../apps/api/src/platform/adapters/live-deps.ts";
import { readConfig } from "../apps/api/src/platform/config/config.ts";
import { joinDatabase } from "../apps/api/src/platform/database/open.ts";

/**
 * Publishes the running quarter as if it had just ended: the job that counts runs beside the server, with its clock on the first
 * day of the next quarter. What was published like this before is counted again. Run as a command, with the server's settings.
 */
const live = await openDeps({ ...readConfig(), logLevel: "silent" }, () => process.exit(70), joinDatabase);
const after_quarter = beginningOf(dayAfter(lastDayOf(quarterAt(live.deps.now()))));
await live.deps.tx(async (tx) => {
  await sql`lock table quarter_figures in share row exclusive mode`.execute(tx);
  await tx.deleteFrom("quarter_figures").execute();
  await tx.deleteFrom("day_figures").execute();
  const beside = { ...live.deps, tx: (run: (of: typeof tx) => Promise<unknown>) => run(tx) };
  for (const now of [live.deps.now(), after_quarter])
    await countDays({ ...beside, now: () => now } as typeof live.deps);
});
await live.close();
