import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { asOrdinaryUser, giveToServer, newestBin, startPostgres } from "./postgres-server.ts";

export type Standby = {
  url: string;
  /** Kills the server at once, as if its machine had failed. */
  kill(): void;
  stop(): Promise<void>;
};

/** Starts a streaming replica of a server that `startPostgres` started, on a Unix socket alone. */
export async function startStandby(
  primary_url: string,
  settings: Record<string, string> = {},
): Promise<Standby> {
  const folder = mkdtempSync(path.join(tmpdir(), "sanjog-standby-"));
  giveToServer(folder);
  const data = path.join(folder, "data");
  const from = new URL(primary_url).searchParams.get("host") ?? "";
  const source = ["-h", from, "-U", "postgres", "-D", data, "-R", "-X", "stream", "-c", "fast", "--no-sync"];
  const [program, args] = asOrdinaryUser(path.join(String(newestBin()), "pg_basebackup"), source);
  const { status, stderr } = spawnSync(program, args, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`pg_basebackup ended with ${status}: ${stderr}`);
  const server = await startPostgres({ folder, settings });
  if (!server) throw new Error("the replica did not start");
  return {
    url: server.url,
    kill: () => {
      const [pid] = readFileSync(path.join(data, "postmaster.pid"), "utf8").split("\n");
      process.kill(Number(pid), "SIGKILL");
    },
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
