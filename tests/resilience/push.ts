import { createECDH, randomBytes } from "node:crypto";
import { base_path } from "@sanjog/contract/endpoint";
import { freePort } from "../../apps/api/test/support/free-ports.ts";
import { onEmbedded, type Scene } from "./inside-server.ts";
import { metricOf } from "./metrics-of.ts";
import { openOutsidePart, partMoods } from "./outside-part.ts";
import { type Operation, tally } from "./record.ts";
import { at95, type Fault, ms, pause, until } from "./run.ts";

const answer_limit_ms = 500;
const back_limit_ms = 60_000;

/** Who asks whom while the service is in each mood: none of them is connected or private. */
const pairs: Readonly<Record<(typeof partMoods)[number], readonly (readonly [number, number])[]>> = {
  away: [
    [0, 3],
    [2, 5],
    [6, 7],
  ],
  busy: [
    [0, 5],
    [2, 7],
    [6, 3],
  ],
};

/** While the browsers' push service is away, a request is sent and listed as always, and its push comes later, once. */
export const push: Fault = {
  does: "a push service that is away, then busy",
  cycles: 1,
  async run(settings) {
    const service = await openOutsidePart();
    const metrics = await freePort();
    const env = { PUSH_SERVICES: service.url, METRICS_PORT: String(metrics) };
    return onEmbedded({ members: 8, connections: 10, env }, settings, async (scene) => {
      const { app, record, notify, violations, afterwards } = scene;
      afterwards(() => service.be("away"));
      await app.start();
      for (const n of [3, 5, 7]) await register(scene, n, `${service.url}/${n}`);
      for (const mood of partMoods) {
        await service.be(mood);
        const before = service.took.length;
        const answers: Operation[] = [];
        for (const [from, to] of pairs[mood]) {
          const wish = {
            method: "POST",
            path: `${base_path}/api/user/connection-requests`,
            json: { receiver_id: app.members[to]?.id },
            what: "request",
          } as const;
          answers.push((await record.send(app.base(), app.members[from] ?? null, wish)).operation);
        }
        const p95 = at95(answers.map(({ ms: took }) => took));
        const failed = 'sanjog_messages_total{channel="push",outcome="failed"}';
        const counted = await until(async () => ((await metricOf(metrics, failed)) ?? 0) > 0, 20_000, 200);
        await pause(2_000);
        await service.be("well");
        const came = (to: number) =>
          service.took.slice(before).filter(({ path }) => path === `/${to}`).length;
        const back = await until(async () => pairs[mood].every(([, to]) => came(to) > 0), back_limit_ms, 200);
        const twice = pairs[mood].filter(([, to]) => came(to) > 1).length;
        notify(
          `${mood}: ${tally(answers)}, p95 ${ms(p95)}; every push there ${back === null ? "NOT in time" : `${ms(back)} after recovery`}, ${twice} twice; failures counted after ${counted === null ? "NEVER" : ms(counted)}`,
        );
        if (p95 > answer_limit_ms || answers.some(({ status }) => status !== 200))
          violations.push(`${mood}: ${tally(answers)}, p95 ${ms(p95)}`);
        if (back === null || twice > 0 || counted === null) violations.push(`${mood}: see above`);
      }
    });
  },
};

/** Registers a browser of this member, which nobody reads. */
async function register({ app, record }: Scene, n: number, endpoint: string): Promise<void> {
  const keys = createECDH("prime256v1");
  keys.generateKeys();
  const p256dh = keys.getPublicKey("base64url");
  const device_token = { endpoint, keys: { p256dh, auth: randomBytes(16).toString("base64url") } };
  await record.send(app.base(), app.members[n] ?? null, {
    method: "POST",
    path: `${base_path}/api/user/device-token`,
    json: { device_token },
    what: "device",
  });
}
