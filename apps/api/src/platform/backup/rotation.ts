import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { day_ms } from "@sanjog/domain/calendar";

const name_pattern = /^sanjog-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.backup$/;

/** Returns the file name of a backup made now. */
export function backupName(at: Date): string {
  return `sanjog-${at.toISOString().slice(0, 19).replaceAll(":", "-")}Z.backup`;
}

/** Limits the deletions per run, so that a wrong clock or a mistyped number of days does not delete every backup. */
const removed_most = 2;

/**
 * Deletes the backups in a folder that are older than the given days, judged by name, at most two per new backup.
 * Never deletes the newest one.
 */
export async function rotate(folder: string, keep_days: number, now: Date): Promise<string[]> {
  const found = (await readdir(folder)).flatMap((name) => {
    const [, day, hour, minute, second] = name_pattern.exec(name) ?? [];
    return day ? [{ name, at: Date.parse(`${day}T${hour}:${minute}:${second}Z`) }] : [];
  });
  const newest = Math.max(...found.map(({ at }) => at));
  const old = found
    .filter(({ at }) => at < now.getTime() - keep_days * day_ms && at !== newest)
    .sort((a, b) => a.at - b.at)
    .slice(0, removed_most);
  for (const { name } of old) await rm(path.join(folder, name), { force: true });
  return old.map(({ name }) => name);
}
