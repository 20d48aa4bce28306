import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

const runner = path.join(import.meta.dirname, "run-with-parent.mjs");

/** A program beside a test, such as a database server. It ends with `stop`, or when this process is gone. */
export type Program = { child: ChildProcess; isRunning(): boolean; stop(): Promise<void> };

type Options = Pick<SpawnOptions, "cwd"> & {
  /** What tells this program to end. */
  end_signal: NodeJS.Signals;
  /** An open file that takes what it says; else nobody hears it. */
  output?: number;
};

export function startProgram(program: string, args: readonly string[], options: Options): Program {
  const output = options.output ?? "ignore";
  const child = spawn(process.execPath, [runner, options.end_signal, program, ...args], {
    cwd: options.cwd,
    stdio: ["ignore", output, output, "ipc"],
  });
  // The channel is there for its end to be noticed; it keeps nobody waiting.
  child.channel?.unref();
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    child,
    isRunning,
    stop: async () => {
      if (!isRunning()) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}
