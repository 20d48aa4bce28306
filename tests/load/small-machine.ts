import { existsSync, mkdirSync, rmdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { childrenOf } from "./processes.ts";

const period_us = 100_000;
/** Where the second and the first version of Linux's control groups are. */
const folders = ["/sys/fs/cgroup", "/sys/fs/cgroup/cpu"];

export type SmallMachine = {
  /** Ends the limit. */
  lift(): void;
  /** Removes the control group once its processes have ended. */
  remove(): void;
};

/**
 * Limits a process and its children to so many cores, so that one computer can simulate several small ones. Needs root.
 * Throws on a system without control groups.
 */
export function limitCores(name: string, pid: number, cores: number): SmallMachine {
  const parent = folders.find((folder) => existsSync(path.join(folder, "cgroup.procs")));
  if (!parent) throw new Error("this system has no control groups; --cores 0 measures without a limit");
  const group = path.join(parent, `sanjog-bench-${name}`);
  mkdirSync(group, { recursive: true });
  const isSecond = existsSync(path.join(group, "cpu.max"));
  const limit = (quota_us: number | null) => {
    if (isSecond) writeFileSync(path.join(group, "cpu.max"), `${quota_us ?? "max"} ${period_us}`);
    else writeFileSync(path.join(group, "cpu.cfs_quota_us"), String(quota_us ?? -1));
  };
  limit(Math.round(cores * period_us));
  for (const id of [pid, ...childrenOf(pid).map((child) => child.id)]) moveTo(group, id);
  return { lift: () => limit(null), remove: () => rmdirSync(group) };
}

/** Moves a process; one that has ended since the list was read needs no limit. */
function moveTo(group: string, id: number): void {
  try {
    writeFileSync(path.join(group, "cgroup.procs"), String(id));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
