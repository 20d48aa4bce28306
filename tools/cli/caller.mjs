// Notices the end of the npm that started us.
import { readFileSync } from "node:fs";

/** The process whose end means that nobody wants us any more: npm, also through the shell that it starts us in. */
function callers() {
  const chain = [process.ppid];
  try {
    const [, name, rest] = /^\d+ \((.*)\) (.*)$/s.exec(readFileSync(`/proc/${process.ppid}/stat`, "utf8"));
    if (/^(ba|da)?sh$/.test(name)) chain.push(Number(rest.split(" ")[1]));
  } catch {
    // No /proc: the parent alone has to do.
  }
  return chain;
}

/** npm killed with -9 tells nobody; without this the server would stay behind. Off when started without npm. */
export function watchCaller(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const before = callers().join();
  setInterval(() => {
    if (callers().join() !== before) stop();
  }, 1000).unref();
}
