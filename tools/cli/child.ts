import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";

export const root = path.join(import.meta.dirname, "..", "..");
export const at = (...parts: string[]) => path.join(root, ...parts);
export const say = (text: string) => console.log(`[sanjog] ${text}`);
export const secondsSince = (began: number) => Math.round((Date.now() - began) / 1000);

export type ExitResult = { code: number; signal: NodeJS.Signals | null };
type Options = { cwd?: string; env?: NodeJS.ProcessEnv };

const children = new Set<ChildProcess>();
let stopping = false;
/** Time for pending requests to finish before the child is killed. */
const stop_limit_ms = 10_000;

/** Starts a Node script; the child stops when this process stops or dies. */
export function startNode(args: string[], options: Options = {}): ChildProcess {
  const child = spawn(process.execPath, ["--import", at("tools", "cli", "end-with-parent.mjs"), ...args], {
    cwd: options.cwd ?? root,
    env: { ...process.env, ...options.env, SANJOG_END_WITH_PARENT: "1" },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    // Ctrl-C signals the whole process group; the child must receive one signal only, from this process.
    detached: process.platform !== "win32",
  });
  children.add(child);
  child.once("exit", () => children.delete(child));
  return child;
}

export function ended(child: ChildProcess): Promise<ExitResult> {
  return new Promise((resolve) => {
    child.once("error", () => resolve({ code: 1, signal: null }));
    child.once("exit", (code, signal) => resolve({ code: code ?? 1, signal }));
  });
}

/** Runs a Node script until it exits. */
export function runNode(args: string[], options: Options = {}): Promise<ExitResult> {
  return ended(startNode(args, options));
}

export const vite = at("node_modules/vite/bin/vite.js");

/** Stops the children and then this process, on a signal or when the parent process has ended. */
export function onStop(exit_code = 0): void {
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    const ends = [...children].map(ended);
    for (const child of children) child.kill("SIGTERM");
    setTimeout(() => {
      for (const child of children) child.kill("SIGKILL");
    }, stop_limit_ms).unref();
    await Promise.all(ends);
    process.exit(exit_code);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  process.on("disconnect", stop);
  process.channel?.unref();
}

export const isStopping = () => stopping;
