// Notifications when the npm process that started this one ends.
import { readFileSync } from "node:fs";

/** Returns the process whose end must stop this one: npm, also when it used a shell. */
function callers() {
  const chain = [process.ppid];
  try {
    const [, name, rest] = /^\d+ \((.*)\) (.*)$/s.exec(readFileSync(`/proc/${process.ppid}/stat`, "utf8"));
    if (/^(ba|da)?sh$/.test(name)) chain.push(Number(rest.split(" ")[1]));
  } catch {
    // Without /proc, uses the parent process.
  }
  return chain;
}

/**
 * Calls `stop` when npm has ended: npm does not report being killed with -9, and the server would keep running.
 * Disabled without npm.
 */
export function watchCaller(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const before = callers().join();
  setInterval(() => {
    if (callers().join() !== before) stop();
  }, 1000).unref();
}
