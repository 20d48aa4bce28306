import { day_ms } from "@sanjog/domain/calendar";
import type { Db } from "../database/open.ts";
import type { AreaDeps } from "../deps.ts";

export type TidyNight = { last_at: Date; waits_until: Date | null };

/** The jobs run every night, so a longer pause means that the clock jumped or that the server was stopped for days. */
const longest_pause_ms = 4 * day_ms;
const most_set_back_ms = day_ms;
/** Gives an operator time to see the log entry and to correct the clock. */
const wait_ms = 7 * day_ms;

/**
 * Returns the record of this night. Nothing may be deleted before its `waits_until`. Deletion by age depends on the clock,
 * and a clock that is a year ahead would make every record old enough to delete.
 */
export function judgeNight(before: TidyNight | undefined, now: Date): TidyNight {
  if (!before) return { last_at: now, waits_until: null };
  const pause_ms = now.getTime() - before.last_at.getTime();
  const odd = pause_ms > longest_pause_ms || pause_ms < -most_set_back_ms;
  return { last_at: now, waits_until: odd ? new Date(now.getTime() + wait_ms) : before.waits_until };
}

/** Records this night and returns whether old records may be deleted. */
export async function mayTidy({ db, now, log }: AreaDeps): Promise<boolean> {
  const before = await db.selectFrom("tidy_nights").select(["last_at", "waits_until"]).executeTakeFirst();
  const night = judgeNight(before, now());
  await noteNight(db, night);
  const { waits_until } = night;
  if (!waits_until || waits_until <= night.last_at) return true;
  log.error(
    { last_at: before?.last_at, now: night.last_at, waits_until },
    'the clock is far from where it was the night before: nothing is deleted until then, or see "operator tidy"',
  );
  return false;
}

/** Allows deletion from the next night on. An operator calls it after checking the clock. */
export async function allowTidy(db: Db, now: Date): Promise<void> {
  await noteNight(db, { last_at: now, waits_until: null });
}

async function noteNight(db: Db, night: TidyNight): Promise<void> {
  await db
    .insertInto("tidy_nights")
    .values(night)
    .onConflict((conflict) => conflict.column("one").doUpdateSet(night))
    .execute();
}
