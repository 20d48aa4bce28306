import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

export type BrowserProcess = { child: ChildProcess; stop: () => Promise<void> };

/** Starts a browser with all that it starts itself as one group, which also ends when the command ends early. */
export function startProcess(command: string, args: readonly string[]): BrowserProcess {
  const child = spawn(command, args, { stdio: "ignore", detached: true });
  const runs = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  const kill = () => {
    if (child.pid && runs()) process.kill(-child.pid, "SIGTERM");
  };
  process.once("exit", kill);
  const stop = async () => {
    process.off("exit", kill);
    if (!runs()) return;
    const ended = once(child, "exit");
    kill();
    await ended;
  };
  return { child, stop };
}
