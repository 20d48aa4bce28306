import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { text } from "node:stream/consumers";

const main = path.join(import.meta.dirname, "../../src/main.ts");
const end_with_parent = path.join(import.meta.dirname, "../../../../tools/cli/end-with-parent.mjs");

/** One of the server's processes. */
export type Process = {
  port: number;
  metricsPort: number;
  child: ChildProcess;
  /** Returns a value of this process's metrics; 0 if there is none. */
  figure(series: string): Promise<number>;
};

/** Starts a process that ends with this one. `onStart` is given it before it is known whether it will serve. */
export async function startProcess(
  settings: NodeJS.ProcessEnv,
  { port, metricsPort }: { port: number; metricsPort: number },
  onStart: (child: ChildProcess) => void,
): Promise<Process> {
  const ports = { PORT: String(port), METRICS_PORT: String(metricsPort) };
  const child = spawn(process.execPath, ["--import", end_with_parent, main], {
    env: { ...settings, ...ports, SANJOG_END_WITH_PARENT: "1" },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  onStart(child);
  const said = text(child.stderr as NodeJS.ReadableStream);
  const ready = once(child, "message").then(() => null);
  const ended = once(child, "exit").then(() => said);
  const complaint = await Promise.race([ready, ended]);
  if (complaint !== null) throw new Error(`a server did not start: ${complaint}`);
  return {
    port,
    metricsPort,
    child,
    figure: async (series) => {
      const page = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      const line = page.split("\n").find((one) => one.startsWith(`${series} `));
      return Number(line?.split(" ").at(-1) ?? 0);
    },
  };
}

export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}
