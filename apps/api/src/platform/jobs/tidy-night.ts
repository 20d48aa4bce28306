import { day_ms } from "@sanjog/domain/calendar";
import type { Db } from "../database/open.ts";
import type { AreaDeps } from "../deps.ts";

export type TidyNight = { last_at: Date; waits_until: Date | null };

/** Jobs run every night: a longer pause means a clock that jumped, or a server that was away for long. */
const longest_pause_ms = 4 * day_ms;
const most_set_back_ms = day_ms;
/** Long enough for somebody to see it in the log and to set the clock. */
const wait_ms = 7 * day_ms;

/**
 * Returns what is to be noted of this night; with `waits_until` still to come, nothing may be deleted. Everything that is
 * deleted by its age is so because of the clock, and one that is a year ahead would make everything old enough.
 */
export function judgeNight(before: TidyNight | undefined, now: Date): TidyNight {
  if (!before) return { last_at: now, waits_until: null };
  const pause_ms = now.getTime() - before.last_at.getTime();
  const odd = pause_ms > longest_pause_ms || pause_ms < -most_set_back_ms;
  return { last_at: now, waits_until: odd ? new Date(now.getTime() + wait_ms) : before.waits_until };
}

/** Notes this night; returns whether what is old enough may be deleted. */
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

/** For operators, who have looked at the clock: the next night deletes again what is old enough. */
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
