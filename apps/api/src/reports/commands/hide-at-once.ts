import { day_ms } from "@sanjog/domain/calendar";
import {
  isPictureReason,
  pictureReasons,
  quarantines_a_day,
  type ReportReason,
} from "@sanjog/domain/reports/report";
import { type Hiding, prepareHiding } from "../../decisions/commands/quarantine.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import type { ReportDeps } from "../deps.ts";

const day_seconds = day_ms / 1_000;
const untrue_reports_allowed = 2;
const untrue_remembered_ms = 90 * day_ms;

/** Who reported: a member, or a person who confirmed the address. */
export type Reporter = { reporter_id: string } | { reporter_email: string };

/**
 * Returns what to hide if the report hides its picture at once; null if it waits for a person. A reporter can hide two pictures a
 * day, and none after two such reports within three months that a person found untrue. Strangers together can hide only a few
 * pictures of one member in a day, and of all members.
 */
export async function hidingFor(
  deps: ReportDeps,
  reporter: Reporter,
  { reason, picture_id }: { reason: ReportReason; picture_id: string | null | undefined },
): Promise<Hiding | null> {
  if (!picture_id || !isPictureReason(reason)) return null;
  if ((await countUntrue(deps, reporter)) >= untrue_reports_allowed) return null;
  const hiding = await prepareHiding(deps, picture_id, reason);
  if (!hiding) return null;
  const allowed: [key: string, points: number][] =
    "reporter_id" in reporter
      ? [[`quarantines ${reporter.reporter_id}`, quarantines_a_day.by_reporter]]
      : [
          [`quarantines ${reporter.reporter_email}`, quarantines_a_day.by_reporter],
          [`quarantines of ${hiding.member_id}`, quarantines_a_day.of_member_by_strangers],
          ["quarantines by strangers", quarantines_a_day.by_strangers],
        ];
  for (const [key, points] of allowed)
    if (!(await deps.limiter.take(key, points, day_seconds)).ok) return null;
  return hiding;
}

async function countUntrue(deps: AreaDeps, reporter: Reporter): Promise<number> {
  const since = new Date(deps.now().getTime() - untrue_remembered_ms);
  const { untrue } = await deps.db
    .selectFrom("cases as c")
    .innerJoin("reports as r", "r.id", "c.report_id")
    .where((eb) =>
      "reporter_id" in reporter
        ? eb("r.reporter_id", "=", reporter.reporter_id)
        : eb.and([
            eb("r.reporter_email", "=", reporter.reporter_email),
            eb("r.confirmed_at", "is not", null),
          ]),
    )
    .where("c.outcome", "=", "dismiss")
    .where("r.reason", "in", pictureReasons)
    .where("c.opened_at", ">", since)
    .select(({ fn }) => fn.countAll<string>().as("untrue"))
    .executeTakeFirstOrThrow();
  return Number(untrue);
}
