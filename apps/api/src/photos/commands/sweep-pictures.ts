import { day_ms } from "@sanjog/domain/calendar";
import { maySweep, sweep_first_day_ms, trash_days } from "@sanjog/domain/photos/store-bond";
import { AppError } from "../../platform/app-error.ts";
import type { SweepDeps } from "../deps.ts";
import { findBond, isBound } from "./bind-store.ts";

/** A younger file may belong to an upload whose row is not written yet. */
const unclaimed_ms = 3_600_000;
const asked_at_once = 200;

export type SweepReport = {
  files: number;
  /** The number of files older than an hour that no row names. */
  unclaimed: number;
  put_into_trash: number;
  brought_back: number;
  removed_from_trash: number;
};

/**
 * Nightly job: moves unclaimed files to the trash and logs the result. Moves none if the store is not bound to this
 * database, on the first day of the binding, or if they are too many. Logs a failure, so that the other jobs still run.
 */
export async function sweepAtNight(deps: SweepDeps): Promise<void> {
  try {
    if (!(await isBound(deps))) {
      deps.log.error("the picture store does not carry the id of this database's store: nothing is swept");
      return;
    }
    const bond = await findBond(deps.db);
    const first_day = !bond || deps.now().getTime() - bond.since.getTime() < sweep_first_day_ms;
    const found = await findUnclaimed(deps);
    const many = !maySweep(found.unclaimed.length, found.files);
    const report = await sweep(deps, found, first_day || many ? [] : found.unclaimed);
    if (many) deps.log.error(report, 'too many pictures to sweep without an operator: see "operator sweep"');
    else deps.log.info(report, "pictures swept");
  } catch (error) {
    deps.log.warn({ err: error }, "the pictures could not be swept");
  }
}

/** Moves every unclaimed file to the trash, for operators. Throws `not_found` if the store is not this database's. */
export async function sweepAll(deps: SweepDeps): Promise<SweepReport> {
  if (!(await isBound(deps))) {
    const sentence = "The picture store does not carry the id of this database's store: nothing was swept.";
    throw new AppError("not_found", { sentence });
  }
  const found = await findUnclaimed(deps);
  const report = await sweep(deps, found, found.unclaimed);
  deps.log.info(report, "pictures swept");
  return report;
}

type StoreScan = { files: number; unclaimed: readonly string[] };
async function sweep(deps: SweepDeps, found: StoreScan, keys: readonly string[]): Promise<SweepReport> {
  for (const key of keys) await deps.photos.trash.add(key);
  deps.metrics.picturesUnclaimed.set(found.unclaimed.length - keys.length);
  deps.metrics.picturesSwept.inc(keys.length);
  return {
    files: found.files,
    unclaimed: found.unclaimed.length,
    put_into_trash: keys.length,
    ...(await tidyTrash(deps)),
  };
}

async function findUnclaimed(deps: SweepDeps): Promise<StoreScan> {
  const before = deps.now().getTime() - unclaimed_ms;
  const old: string[] = [];
  let files = 0;
  for await (const { key, written_at } of deps.photos.list()) {
    files += 1;
    if (written_at.getTime() < before) old.push(key);
  }
  const claimed = await findClaimed(deps, old);
  return { files, unclaimed: old.filter((key) => !claimed.has(key)) };
}

/** Restores trashed files that a row names again, as after a restore, and deletes those older than `trash_days`. */
async function tidyTrash(deps: SweepDeps): Promise<Pick<SweepReport, "brought_back" | "removed_from_trash">> {
  const lying: { key: string; written_at: Date }[] = [];
  for await (const one of deps.photos.trash.list()) lying.push(one);
  const claimed = await findClaimed(
    deps,
    lying.map(({ key }) => key),
  );
  for (const key of claimed) await deps.photos.trash.bringBack(key);
  const last = deps.now().getTime() - trash_days * day_ms;
  const over = lying.filter(({ key, written_at }) => !claimed.has(key) && written_at.getTime() < last);
  for (const { key } of over) await deps.photos.trash.delete(key);
  return { brought_back: claimed.size, removed_from_trash: over.length };
}

/** Returns those of the files that belong to a picture in the database. */
async function findClaimed({ db }: SweepDeps, keys: readonly string[]): Promise<Set<string>> {
  const claimed = new Set<string>();
  for (let from = 0; from < keys.length; from += asked_at_once) {
    const some = keys.slice(from, from + asked_at_once);
    const rows = await db
      .selectFrom("pictures")
      .where("storage_key", "in", [...new Set(some.map(storageKeyOf))])
      .select("storage_key")
      .execute();
    const named = new Set(rows.map((row) => row.storage_key));
    for (const key of some) if (named.has(storageKeyOf(key))) claimed.add(key);
  }
  return claimed;
}

const storageKeyOf = (key: string) => key.replace(/-(?:small|card|full)$/, "");
