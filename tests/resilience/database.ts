import { readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { openSilentProxy } from "../../apps/api/test/support/silent-proxy.ts";
import type { House } from "./house.ts";
import { inHouse, type Scene } from "./in-house.ts";
import { type Operation, quantile, tally } from "./record.ts";
import { chanceOf, type Fault, highest, ms, pause, type Settings, until } from "./run.ts";
import { startWriting } from "./writers.ts";

const answer_limit_ms = 3_000;
const back_limit_ms = 5_000;

/** The database restarts, hangs and is full; members are told to come back, at once and in the right words. */
export const database: Fault = {
  does: "PostgreSQL restarted at once, silent, and out of connections",
  cycles: 12,
  run(settings) {
    return inHouse({ on: "server", members: 20, keys: 300 }, settings, (scene) => disturb(scene, settings));
  },
};

async function disturb(scene: Scene, { cycles, seed }: Settings): Promise<void> {
  const { house, record } = scene;
  const url = house.postgres?.url ?? "";
  const socket = new URL(url).searchParams.get("host") ?? "";
  const proxy = await openSilentProxy(path.join(socket, ".s.PGSQL.5432"));
  scene.afterwards(() => proxy.close());
  const DATABASE_URL = `postgres://postgres@127.0.0.1:${proxy.port}/postgres`;
  await house.start({ DATABASE_URL });
  const writing = startWriting(record, house, { pause_ms: 20 }, chanceOf(seed, "database"));
  const during = async (name: string, fault: () => Promise<void>, after: () => Promise<void> | void) => {
    const from = record.operations.length;
    await fault();
    await after();
    const back = await until(() => isReady(house), 20_000);
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
      async () => void (await restart(house, socket)),
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

async function isReady(house: House): Promise<boolean> {
  return fetch(`${house.base()}/health/ready`).then(
    ({ status }) => status === 200,
    () => false,
  );
}

function report(name: string, seen: readonly Operation[], back: number | null, { tell, violations }: Scene) {
  const slowest = highest(seen.map((one) => one.ms));
  const which = seen.find((one) => Math.round(one.ms) === slowest)?.what;
  const returned = back === null ? "not in time" : ms(back);
  tell(
    `${name}: ${tally(seen)}; slowest ${slowest} ms (${which}), p95 ${quantile(seen, 0.95)} ms; back after ${returned}`,
  );
  if (slowest > answer_limit_ms) violations.push(`${name}: an answer took ${slowest} ms`);
  if (back === null || back > back_limit_ms) violations.push(`${name}: back after ${returned}`);
  const unanswered = seen.filter(({ status }) => status === 0 || status === 500).length;
  if (unanswered > 0) violations.push(`${name}: ${unanswered} requests had no answer, or 500`);
}

const postmaster = (socket: string) =>
  Number(readFileSync(path.join(socket, "data", "postmaster.pid"), "utf8").split("\n")[0]);

/** Another start on the same folder, once the killed one has let go. */
async function restart(house: House, socket: string): Promise<void> {
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
  if (again) house.postgres = again;
}

/** Takes every connection that the server has, for a while. */
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
