import { type DateOnly, dayAfter, dayInIndia } from "@sanjog/domain/calendar";
import { sumOf } from "@sanjog/domain/numbers/figures";
import { firstDayOf, lastDayOf, type Quarter, quarterOf } from "@sanjog/domain/numbers/quarter";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { countDay } from "../queries/day-figures.ts";

/**
 * Job: counts each full day that is not counted yet, from the beginning of the running quarter, and stores a quarter's
 * figures after its last day. What is counted once never changes: an erased member leaves the figures as they are.
 */
export async function countDays(deps: AreaDeps): Promise<void> {
  const today = dayInIndia(deps.now());
  while (await deps.tx((tx) => countNext(deps, tx, today)));
}

/** Counts the first day that is not counted yet. Returns false if that is today. The lock lets one process do it. */
async function countNext(deps: AreaDeps, tx: Tx, today: DateOnly): Promise<boolean> {
  await sql`lock table quarter_figures in share row exclusive mode`.execute(tx);
  const day = await firstUncounted(tx, today);
  if (day >= today) return false;
  await tx
    .insertInto("day_figures")
    .values({ day, figures: JSON.stringify(await countDay(tx, day)) })
    .execute();
  if (day === lastDayOf(quarterOf(day))) await storeQuarter(deps, tx, quarterOf(day));
  return true;
}

async function firstUncounted(tx: Tx, today: DateOnly): Promise<DateOnly> {
  const day = await tx.selectFrom("day_figures").orderBy("day", "desc").select("day").executeTakeFirst();
  if (day) return dayAfter(day.day);
  const stored = await tx
    .selectFrom("quarter_figures")
    .orderBy("quarter", "desc")
    .select("quarter")
    .executeTakeFirst();
  return stored ? dayAfter(lastDayOf(stored.quarter as Quarter)) : firstDayOf(quarterOf(today));
}

async function storeQuarter(deps: AreaDeps, tx: Tx, quarter: Quarter): Promise<void> {
  const days = await tx.selectFrom("day_figures").orderBy("day").select("figures").execute();
  await tx
    .insertInto("quarter_figures")
    .values({
      quarter,
      figures: JSON.stringify(sumOf(days.map(({ figures }) => figures))),
      stored_at: deps.now(),
    })
    .execute();
  await tx.deleteFrom("day_figures").execute();
}
