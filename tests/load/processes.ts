import { readdirSync, readFileSync } from "node:fs";

/** Linux counts a process's CPU time in hundredths of a second. */
const tick_ms = 10;

type ProcessTimes = { id: number; parent: number; own: number; ended_children: number };

/** Returns the CPU time in milliseconds that a process, its children, and its children that have ended have used. */
export function cpuTime(pid: number): number {
  const self = timesOf(pid);
  if (!self) throw new Error(`process ${pid} has ended`);
  const children = childrenOf(pid).reduce((sum, { own }) => sum + own, 0);
  return (self.own + self.ended_children + children) * tick_ms;
}

export function childrenOf(pid: number): ProcessTimes[] {
  const running = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return running.flatMap((name) => timesOf(Number(name)) ?? []).filter(({ parent }) => parent === pid);
}

function timesOf(id: number): ProcessTimes | null {
  try {
    // The name of the program is in brackets and may contain spaces.
    const text = readFileSync(`/proc/${id}/stat`, "utf8");
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const [parent = 0] = fields.slice(1, 2).map(Number);
    const [user = 0, system = 0, children_user = 0, children_system = 0] = fields.slice(11, 15).map(Number);
    return { id, parent, own: user + system, ended_children: children_user + children_system };
  } catch {
    return null;
  }
}
