import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { at } from "../../tools/cli/child.ts";
import { server_env, server_flags } from "../../tools/cli/supervisor.ts";
import type { Place } from "./places.ts";

export type Memory = { now_mb: number; most_mb: number };
export type Serving = { port: number; memory(): Promise<Memory>; stop(): Promise<void> };

const taskset = "/usr/bin/taskset";

/** Starts one of the benchmark's servers; on one core alone where `core` says so and the system can. */
async function serve(args: string[], env: NodeJS.ProcessEnv, core?: number): Promise<Serving> {
  const pinned = core !== undefined && existsSync(taskset) ? [taskset, "-c", String(core)] : [];
  const [program = "", ...rest] = [...pinned, process.execPath, ...args];
  const child = spawn(program, rest, { env, stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const { port } = await answerOf<{ port: number }>(child);
  return {
    port,
    memory: () => {
      child.send("memory");
      return answerOf<Memory>(child);
    },
    stop: async () => {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.send("stop");
      await ended;
    },
  };
}

function answerOf<Answer>(child: ChildProcess): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`a server of the benchmark ended (${code})`));
    child.once("exit", ended);
    child.once("message", (message) => {
      child.off("exit", ended);
      resolve(message as Answer);
    });
  });
}

/** The product on a community. */
export function serveProduct({ url, dataDir }: Place, core?: number): Promise<Serving> {
  const { PATH, TMPDIR } = process.env;
  const env = { ...server_env, PATH, TMPDIR, DATA_DIR: dataDir, ...(url && { DATABASE_URL: url }) };
  return serve([...server_flags, at("tests/load/serve.ts")], env, core);
}

/** Fastify alone, with an answer of so many bytes. */
export const serveBare = (bytes: number) => serve([at("tests/load/bare.ts"), String(bytes)], process.env);
