import { connect, type Socket } from "node:net";
import { base_path } from "@sanjog/contract/endpoint";
import { freePort } from "../../apps/api/test/support/free-ports.ts";
import { onEmbedded, type Scene } from "./inside-server.ts";
import { metricOf } from "./metrics-of.ts";
import { type Operation, tally } from "./record.ts";
import { at95, type Fault, ms } from "./run.ts";

const requests = 100;
const hanging = 50;
const answer_limit_ms = 500;
const sign_ins = "sanjog_http_request_duration_seconds_count";

/**
 * Metrics are collected, not sent, so nothing waits for a collector: without one, and with one that opens connections and never
 * reads, members are answered as always, and the next look has all that was counted meanwhile.
 */
export const collector: Fault = {
  does: "a collector of metrics that is away, then hangs",
  cycles: 1,
  async run(settings) {
    const metrics = await freePort();
    const env = { METRICS_PORT: String(metrics) };
    return onEmbedded({ members: 8, connections: 10, env }, settings, async (scene) => {
      const { app, notify, violations } = scene;
      await app.start();
      const away = await read(scene);
      const sockets: Socket[] = [];
      for (let n = 0; n < hanging; n += 1) {
        const socket = connect(metrics, "127.0.0.1");
        socket.on("error", () => undefined);
        socket.write("GET /metrics HTTP/1.1\r\nHost: metrics\r\n");
        sockets.push(socket.pause());
      }
      const hangs = await read(scene);
      for (const socket of sockets) socket.destroy();
      const line = `${sign_ins}{method="GET",route="${base_path}/api/user",status="2xx"}`;
      const counted = await metricOf(metrics, line);
      for (const [mood, seen] of Object.entries({ away, hangs })) {
        const p95 = at95(seen.map(({ ms: took }) => took));
        notify(`${mood}: ${tally(seen)}, p95 ${ms(p95)}`);
        if (p95 > answer_limit_ms || seen.some(({ status }) => status !== 200))
          violations.push(`${mood}: ${tally(seen)}, p95 ${ms(p95)}`);
      }
      notify(`the next look counts ${counted} of ${2 * requests} requests`);
      if (counted !== 2 * requests) violations.push(`${counted} of ${2 * requests} requests were counted`);
    });
  },
};

async function read({ app, record }: Scene): Promise<Operation[]> {
  const from = record.operations.length;
  for (let n = 0; n < requests; n += 1) {
    const member = app.members[n % app.members.length] ?? null;
    await record.send(app.base(), member, { path: `${base_path}/api/user`, what: "account" });
  }
  return record.operations.slice(from);
}
