import type { QuarterFigures } from "@sanjog/contract/numbers";
import { firstDayOf, lastDayOf, type Quarter } from "@sanjog/domain/numbers/quarter";
import type { Db } from "../platform/database/open.ts";
import { presentFigures } from "./views.ts";

/**
 * Returns the quarters that have ended with their figures, the newest first. The running quarter is not published: its figures,
 * compared from day to day, would show single events.
 */
export async function listNumbers(db: Db): Promise<QuarterFigures[]> {
  const stored = await db
    .selectFrom("quarter_figures")
    .orderBy("quarter", "desc")
    .select(["quarter", "figures"])
    .execute();
  return stored.map(({ quarter, figures }) =>
    presentFigures(
      { quarter, from: firstDayOf(quarter as Quarter), to: lastDayOf(quarter as Quarter) },
      figures,
    ),
  );
}
