import { judgeTrouble, lastMorning, type Trouble, watchedParts } from "@sanjog/domain/monitoring/trouble";
import type { Tx } from "../../platform/database/open.ts";
import { enqueue } from "../../platform/jobs/outbox.ts";
import type { MonitoringDeps } from "../deps.ts";
import {
  notifyOfReports,
  notifyOfTrouble,
  notifyOfWaiting,
  type OperatorNotice,
  operatorMail,
} from "../monitoring-mail.ts";
import { probeParts } from "../queries/probes.ts";
import { countHeld, isLate, isNearlyDue, listReportClocks, type ReportClock } from "../queries.ts";

/**
 * Checks the service and mails its operators what is new: reports, a morning summary of what waits, and parts that
 * fail. Mails each item once; a failure again every six hours while it lasts, and once when it is over.
 */
export async function watch(deps: MonitoringDeps): Promise<void> {
  const { operatorMail: addresses } = deps.config;
  if (addresses.length === 0) return;
  const found = await probeParts(deps);
  await deps.tx(async (tx) => {
    const told = [...(await newReports(deps, tx)), ...(await morningSummary(deps, tx))];
    for (const part of watchedParts) {
      const { works, detail } = found[part];
      const about = `trouble ${part}`;
      const before = await logContext(tx, about);
      const { notify, next } = judgeTrouble(before, works, deps.now());
      await note(tx, about, next);
      if (notify) told.push(notifyOfTrouble(part, notify, before?.since ?? deps.now(), detail));
    }
    if (told.length === 0) return;
    for (const to of addresses)
      await enqueue(deps, tx, { kind: "mail", ...operatorMail(deps.config, to, told) });
  });
}

async function newReports(deps: MonitoringDeps, tx: Tx): Promise<OperatorNotice[]> {
  const open = await listReportClocks(tx);
  const received = await unreported(deps, tx, "received", open);
  // A report mailed as new needs no reminder in the same mail.
  const due = await unreported(
    deps,
    tx,
    "due",
    open.filter((report) => isNearlyDue(report, deps.now())),
  );
  const reminded = due.filter((report) => !received.includes(report));
  return [
    ...(received.length > 0 ? [notifyOfReports("received", received)] : []),
    ...(reminded.length > 0 ? [notifyOfReports("due", reminded)] : []),
  ];
}

async function unreported(
  deps: MonitoringDeps,
  tx: Tx,
  kind: "received" | "due",
  reports: readonly ReportClock[],
): Promise<ReportClock[]> {
  const fresh: ReportClock[] = [];
  for (const report of reports) {
    const about = `report ${kind} ${report.id}`;
    if (await logContext(tx, about)) continue;
    await note(tx, about, { since: deps.now(), told_at: deps.now() });
    fresh.push(report);
  }
  return fresh;
}

/** Returns the summary of what waits, once each morning; empty when nothing waits. */
async function morningSummary(deps: MonitoringDeps, tx: Tx): Promise<OperatorNotice[]> {
  const now = deps.now();
  const before = await logContext(tx, "morning");
  if (before && before.since >= lastMorning(now)) return [];
  await note(tx, "morning", { since: now, told_at: null });
  const late = (await listReportClocks(tx)).filter((report) => isLate(report, now));
  const held = await countHeld(tx);
  return [
    ...(late.length > 0 ? [notifyOfReports("late", late)] : []),
    ...(held > 0 ? [notifyOfWaiting(held)] : []),
  ];
}

export async function logContext(tx: Tx, about: string): Promise<Trouble | null> {
  const row = await tx
    .selectFrom("operator_notices")
    .where("about", "=", about)
    .select(["since", "told_at"])
    .executeTakeFirst();
  return row ?? null;
}

export async function note(tx: Tx, about: string, value: Trouble | null): Promise<void> {
  if (!value) await tx.deleteFrom("operator_notices").where("about", "=", about).execute();
  else
    await tx
      .insertInto("operator_notices")
      .values({ about, ...value })
      .onConflict((conflict) => conflict.column("about").doUpdateSet(value))
      .execute();
}

/** Nightly: deletes the records of notifications about reports that no longer exist. */
export async function forgetMailedReports({ db }: MonitoringDeps): Promise<void> {
  await db
    .deleteFrom("operator_notices")
    .where("about", "like", "report %")
    .where(({ not, exists, selectFrom, val, fn, ref }) =>
      not(
        exists(
          selectFrom("reports")
            .select("id")
            .where("id", "=", fn<string>("split_part", [ref("about"), val(" "), val(3)])),
        ),
      ),
    )
    .execute();
}
