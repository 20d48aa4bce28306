import { base_path } from "@sanjog/contract/endpoint";
import { freePort } from "../../apps/api/test/support/free-ports.ts";
import { startStandby } from "../../apps/api/test/support/standby.ts";
import { onEmbedded, type Scene } from "./inside-server.ts";
import { metricOf } from "./metrics-of.ts";
import { type Operation, tally } from "./record.ts";
import { at95, type Fault, highest, ms, pause, until } from "./run.ts";

const usable = 'sanjog_replica_usable{replica="1"}';
const searches_on = (database: string) => `sanjog_searches_total{database="${database}"}`;
const use_limit_ms = 30_000;
const away_ms = 5_000;

/** The replica is killed under searches: none fails, and the primary answers. */
export const replica: Fault = {
  does: "kill -9 of the replica that answers searches",
  cycles: 3,
  run(settings) {
    const options = { on: "server", members: 12, connections: 10 } as const;
    return onEmbedded(options, settings, async (scene) => {
      for (let cycle = 1; cycle <= settings.cycles; cycle += 1) await killOne(scene, cycle);
    });
  },
};

async function killOne(scene: Scene, cycle: number): Promise<void> {
  const { app, notify, violations } = scene;
  const standby = await startStandby(app.postgres?.url ?? "");
  const metrics = await freePort();
  await app.start({ DATABASE_REPLICA_URL: standby.url, METRICS_PORT: String(metrics) });
  const used = await until(async () => (await metricOf(metrics, usable)) === 1, use_limit_ms, 200);
  const before = await search(scene, 2_000);
  const on_replica = await metricOf(metrics, searches_on("replica"));
  standby.kill();
  const killed = performance.now();
  const noticing = until(async () => (await metricOf(metrics, usable)) === 0, use_limit_ms, 100).then(
    () => performance.now() - killed,
  );
  const after = await search(scene, away_ms);
  const noticed = await noticing;
  const on_primary = await metricOf(metrics, searches_on("primary"));
  const times = after.map(({ ms: took }) => took);
  notify(
    `${cycle}: ${tally(before)} by the replica (${on_replica}); killed: ${tally(after)}, p95 ${ms(at95(times))}, slowest ${ms(highest(times))}, ${on_primary} by the primary; the alert rule's condition holds after ${ms(noticed)}`,
  );
  if (used === null || !on_replica) violations.push(`${cycle}: the replica was never used`);
  if (!on_primary) violations.push(`${cycle}: the primary never answered`);
  if ([...before, ...after].some(({ status }) => status !== 200))
    violations.push(`${cycle}: a search failed`);
  await app.stop();
  await standby.stop().catch(() => undefined);
}

async function search({ app, record }: Scene, time_ms: number): Promise<Operation[]> {
  const from = record.operations.length;
  const until_ms = performance.now() + time_ms;
  for (let n = 0; performance.now() < until_ms; n += 1) {
    const member = app.members[n % app.members.length] ?? null;
    await record.send(app.base(), member, { path: `${base_path}/api/user/suggestions`, what: "search" });
    await pause(50);
  }
  return record.operations.slice(from);
}
