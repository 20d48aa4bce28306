import { base_path } from "@sanjog/contract/endpoint";
import { onEmbedded } from "./inside-server.ts";
import { quantile, type Recorder, tally } from "./record.ts";
import { type Fault, pause, until } from "./run.ts";
import type { TestServer } from "./test-server.ts";

const clients = 10;
const times = 10;
const least_goodput = 0.8;
const recovery_limit_ms = 5_000;

/**
 * Sends ten times the load that the server can handle: its throughput stays the same, and the rest is told to retry.
 */
export const overload: Fault = {
  does: `${times} times as many requests as can be served`,
  cycles: 20,
  run(settings) {
    const wanted = { members: 40, connections: clients * times };
    return onEmbedded(wanted, settings, async ({ app, record, notify, violations }) => {
      await app.start();
      await ask(app, record, clients, 3);
      const alone = await ask(app, record, clients, 5);
      const crowded = await ask(app, record, clients * times, settings.cycles);
      const calm = await until(async () => {
        const { operation } = await record.send(app.base(), app.members[0] ?? null, wish);
        return operation.status === 200 && operation.ms < 500;
      }, recovery_limit_ms);
      if (crowded.a_second < least_goodput * alone.a_second) {
        violations.push(`goodput fell to ${Math.round((100 * crowded.a_second) / alone.a_second)} %`);
      }
      if (calm === null) violations.push("not back within five seconds");
      notify(`${clients} clients: ${Math.round(alone.a_second)} a second, p95 ${alone.p95} ms`);
      notify(
        `${clients * times} clients: ${Math.round(crowded.a_second)} a second (${Math.round((100 * crowded.a_second) / alone.a_second)} %), p95 ${crowded.p95} ms; ${crowded.answers}`,
      );
    });
  },
};

const wish = { path: `${base_path}/api/user/friends`, what: "friends" };

async function ask(app: TestServer, record: Recorder, count: number, seconds: number) {
  const from = record.operations.length;
  const began = performance.now();
  const end = began + seconds * 1_000;
  const client = async (n: number) => {
    while (performance.now() < end) {
      const member = app.members[n % app.members.length] ?? null;
      const { operation } = await record.send(app.base(), member, wish);
      if (operation.status !== 200) await pause(200);
    }
  };
  await Promise.all(Array.from({ length: count }, (_, n) => client(n)));
  const seen = record.operations.slice(from);
  const good = seen.filter(({ status }) => status === 200);
  return {
    a_second: (good.length * 1_000) / (performance.now() - began),
    p95: quantile(good, 0.95),
    answers: tally(seen),
  };
}
