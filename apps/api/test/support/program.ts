import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

const runner = path.join(import.meta.dirname, "run-with-parent.mjs");

/** A program that runs beside a test, such as a database server. It ends with `stop` or with this process. */
export type Program = { child: ChildProcess; isRunning(): boolean; stop(): Promise<void> };

type Options = Pick<SpawnOptions, "cwd" | "env"> & {
  /** The signal that ends this program. */
  end_signal: NodeJS.Signals;
  /** An open file for its output; without one the output is discarded. */
  output?: number;
};

export function startProgram(program: string, args: readonly string[], options: Options): Program {
  const output = options.output ?? "ignore";
  const child = spawn(process.execPath, [runner, options.end_signal, program, ...args], {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
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
