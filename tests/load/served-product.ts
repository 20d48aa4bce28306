import { spawn } from "node:child_process";
import { once } from "node:events";
import { at } from "../../tools/cli/child.ts";
import { server_env, server_flags } from "../../tools/cli/supervisor.ts";
import type { Place } from "./places.ts";

/** Starts the product on a community, in a process of its own. Settings override those of the place. */
export async function serveProduct({ url, dataDir }: Place, settings: Record<string, string> = {}) {
  const { PATH, TMPDIR } = process.env;
  const env = {
    ...server_env,
    PATH,
    TMPDIR,
    DATA_DIR: dataDir,
    ...(url && { DATABASE_URL: url }),
    ...settings,
  };
  const child = spawn(process.execPath, [...server_flags, at("tests/load/serve.ts")], {
    env,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ended = once(child, "exit");
  const answer = async <T>(): Promise<T> => {
    const failed = ended.then(([code]) => Promise.reject(new Error(`the server ended (${code})`)));
    const [message] = (await Promise.race([once(child, "message"), failed])) as [T];
    return message;
  };
  const { port } = await answer<{ port: number }>();
  return {
    port,
    pid: Number(child.pid),
    mostMemory: async () => {
      child.send("memory");
      return (await answer<{ most_mb: number }>()).most_mb;
    },
    stop: async () => {
      child.send("stop");
      await ended;
    },
  };
}
