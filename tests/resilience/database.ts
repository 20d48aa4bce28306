import { readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { openSilentProxy } from "../../apps/api/test/support/silent-proxy.ts";
import { onEmbedded, type Scene } from "./inside-server.ts";
import { type Operation, quantile, tally } from "./record.ts";
import { type Fault, highest, ms, pause, randomOf, type Settings, until } from "./run.ts";
import type { TestServer } from "./test-server.ts";
import { startWriting } from "./writers.ts";

const answer_limit_ms = 3_000;
const back_limit_ms = 5_000;

/** Restarts, hangs and fills the database; members must receive a prompt response that tells them to retry. */
export const database: Fault = {
  does: "PostgreSQL restarted at once, silent, and out of connections",
  cycles: 12,
  run(settings) {
    return onEmbedded({ on: "server", members: 20, keys: 300 }, settings, (scene) =>
      disturb(scene, settings),
    );
  },
};

async function disturb(scene: Scene, { cycles, seed }: Settings): Promise<void> {
  const { app, record } = scene;
  const url = app.postgres?.url ?? "";
  const socket = new URL(url).searchParams.get("host") ?? "";
  const proxy = await openSilentProxy(path.join(socket, ".s.PGSQL.5432"));
  scene.afterwards(() => proxy.close());
  const DATABASE_URL = `postgres://postgres@127.0.0.1:${proxy.port}/postgres`;
  await app.start({ DATABASE_URL });
  const writing = startWriting(record, app, { pause_ms: 20 }, randomOf(seed, "database"));
  const during = async (name: string, inject: () => Promise<void>, after: () => Promise<void> | void) => {
    const from = record.operations.length;
    await inject();
    await after();
    const back = await until(() => isReady(app), 20_000);
    await pause(500);
    const seen = record.operations.slice(from);
    report(name, seen, back, scene);
  };
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    await during(
      `immediate restart ${cycle + 1}`,
      async () => {
        process.kill(postmaster(socket), "SIGQUIT");
        await pause(300);
      },
      async () => void (await restart(app, socket)),
    );
  }
  await during(
    "silent for ten seconds",
    async () => {
      proxy.silence();
      await pause(10_000);
    },
    () => proxy.speak(),
  );
  await during(
    "every connection cut",
    async () => proxy.cut(),
    () => undefined,
  );
  await during(
    "no connection left",
    () => exhausted(url, 4_000),
    () => undefined,
  );
  await writing.stop();
}

async function isReady(app: TestServer): Promise<boolean> {
  return fetch(`${app.base()}/health/ready`).then(
    ({ status }) => status === 200,
    () => false,
  );
}

function report(
  name: string,
  seen: readonly Operation[],
  back: number | null,
  { notify, violations }: Scene,
) {
  const slowest = highest(seen.map((one) => one.ms));
  const which = seen.find((one) => Math.round(one.ms) === slowest)?.what;
  const returned = back === null ? "not in time" : ms(back);
  notify(
    `${name}: ${tally(seen)}; slowest ${slowest} ms (${which}), p95 ${quantile(seen, 0.95)} ms; back after ${returned}`,
  );
  if (slowest > answer_limit_ms) violations.push(`${name}: an answer took ${slowest} ms`);
  if (back === null || back > back_limit_ms) violations.push(`${name}: back after ${returned}`);
  const unanswered = seen.filter(({ status }) => status === 0 || status === 500).length;
  if (unanswered > 0) violations.push(`${name}: ${unanswered} requests had no answer, or 500`);
}

const postmaster = (socket: string) =>
  Number(readFileSync(path.join(socket, "data", "postmaster.pid"), "utf8").split("\n")[0]);

/** Starts again on the same folder after the killed process has released it. */
async function restart(app: TestServer, socket: string): Promise<void> {
  const { startPostgres } = await import("../../apps/api/test/support/postgres-server.ts");
  await until(async () => {
    try {
      process.kill(postmaster(socket), 0);
      return false;
    } catch {
      return true;
    }
  }, 5_000);
  const again = await startPostgres({ folder: socket, settings: { max_connections: "40", fsync: "on" } });
  if (again) app.postgres = again;
}

/** Uses up all of the server's connections for a while. */
async function exhausted(url: string, time_ms: number): Promise<void> {
  const held: pg.Client[] = [];
  for (let n = 0; n < 60; n += 1) {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => undefined);
    const connected = await client.connect().then(
      () => true,
      () => false,
    );
    if (!connected) break;
    held.push(client);
  }
  await pause(time_ms);
  await Promise.all(held.map((client) => client.end()));
}
