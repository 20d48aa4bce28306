import path from "node:path";
import { freePorts } from "../../apps/api/test/support/free-ports.ts";
import { missingForSite, startProxy } from "../../apps/api/test/support/proxy.ts";
import { type Cluster, openCluster } from "./cluster/cluster.ts";
import { type Disturbance, runCycle, type Seen, seconds } from "./cluster/cycle.ts";
import { makeLedger } from "./cluster/ledger.ts";
import { missingForCluster } from "./cluster/programs.ts";
import { report } from "./cluster/report.ts";
import { onEmbedded, type Scene } from "./inside-server.ts";
import { startReading } from "./readers.ts";
import { type Fault, pause, randomOf, type Settings, until } from "./run.ts";
import { placeAt, type TestServer } from "./test-server.ts";
import { startWriting } from "./writers.ts";

const servers = 3;
const host = "sanjog.example";
const clients = 8;
/** The pauses leave most of a small machine to the cluster. */
const pace = { clients, pause_ms: 250 };
const reader_pause_ms = 800;

/** Returns the fault that disturbs a cluster under three server processes with eight writers and eight readers. */
export function onCluster(disturbance: Disturbance): Fault {
  return {
    does: disturbance.does,
    cycles: disturbance.cycles,
    async run(settings) {
      const missing = [...new Set([...missingForCluster(), ...missingForSite()])];
      if (missing.length > 0) {
        const sentence = `not run: apt-get install --no-install-recommends ${missing.join(" ")}`;
        return { lines: [], violations: [sentence], operations: 0 };
      }
      const cluster = await openCluster();
      try {
        const options = { members: 2 * clients, keys: 3 * settings.cycles, env: cluster.env };
        return await onEmbedded(options, settings, (scene) => disturb(scene, cluster, disturbance, settings));
      } finally {
        await cluster.close();
      }
    },
  };
}

async function disturb(
  scene: Scene,
  cluster: Cluster,
  disturbance: Disturbance,
  { cycles, seed }: Settings,
): Promise<void> {
  const { app, record, notify } = scene;
  const random = randomOf(seed, disturbance.does);
  const others = Array.from({ length: servers - 1 }, () => placeAt(app.dataDir, app.env));
  for (const server of others) scene.afterwards(() => server.end());
  for (const server of [app, ...others]) await server.start();
  const primary = await cluster.find("leader");
  if (primary) await makeLedger(cluster.urlOf(primary));
  const site = await openProxy(scene, cluster, [app, ...others]);
  const writing = startWriting(record, { ...site, keys: app.keys }, pace, random);
  const reading = startReading(record, site, clients, reader_pause_ms);
  const seen: Seen[] = [];
  for (let n = 1; n <= cycles; n += 1) {
    await pause(2_000 + random() * 5_000);
    const cycle = await runCycle(scene, cluster, disturbance, n);
    if (!cycle) break;
    seen.push(cycle);
    notify(
      `${n}: ${seconds(cycle.gap_ms)} without a write, last refusal after ${seconds(cycle.last_refused_ms)}, whole again after ${seconds(cycle.settled_ms)}`,
    );
  }
  await Promise.all([writing.stop(), reading.stop()]);
  await Promise.all(others.map((server) => server.stop()));
  await report(scene, cluster, disturbance, seen, reading.reads);
}

/** Starts nginx in front of the servers, with the delivered configuration. */
async function openProxy(
  { app, record, afterwards }: Scene,
  { folder }: Cluster,
  all: readonly TestServer[],
) {
  const [http = 0, https = 0] = await freePorts(2);
  const place = { folder: path.join(folder, "nginx"), http, https };
  const proxy = startProxy({ ...place, servers: all.map((server) => server.port()) });
  afterwards(proxy.stop);
  const base = () => ({ port: https, host, certificate: proxy.certificate });
  const health = { path: "/health/live", what: "read health" };
  await until(async () => (await record.send(base(), null, health)).operation.status === 200, 5_000);
  return { base, members: app.members };
}
