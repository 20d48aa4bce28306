import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { newestBin } from "../../../apps/api/test/support/postgres-server.ts";

export const etcd_program = "/usr/bin/etcd";
export const haproxy_program = "/usr/sbin/haproxy";
export const patroni_program = "/usr/bin/patroni";

/** Returns Debian's packages that a cluster needs and this machine has not. */
export function missingForCluster(): string[] {
  const wanted: readonly (readonly [string, boolean])[] = [
    ["postgresql", newestBin() !== undefined],
    ["patroni", existsSync(patroni_program)],
    ["etcd-server", existsSync(etcd_program)],
    ["haproxy", existsSync(haproxy_program)],
  ];
  return wanted.filter(([, found]) => !found).map(([name]) => name);
}

/** Returns a process and all that it has started, from the kernel's list. */
export function familyOf(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").map(Number);
    return [pid, ...children.filter(Boolean).flatMap(familyOf)];
  } catch {
    return [];
  }
}

/** Returns the process id of the PostgreSQL server on a data folder; null if none was started. */
export function postmasterOf(data: string): number | null {
  try {
    return Number(readFileSync(path.join(data, "postmaster.pid"), "utf8").split("\n")[0]) || null;
  } catch {
    return null;
  }
}

/** Sends a signal to processes, of which some may have ended. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended.
    }
  }
}
