import { sql } from "kysely";
import { readConfig } from "../../apps/api/src/platform/config.ts";
import { webhook_path, whatsappSignature } from "../../apps/api/src/platform/http/whatsapp-webhook.ts";
import { inHouse, type Scene } from "./in-house.ts";
import { quantile, tally } from "./record.ts";
import type { Fault } from "./run.ts";

const answer_limit_ms = 1_000;
const times = 10;

type Entry = { id: string; text: string };

const message = ({ id, text }: Entry, n: number): unknown => ({
  id,
  from: `9198760${String(n).padStart(5, "0")}`,
  timestamp: String(Math.floor(Date.now() / 1000)),
  type: "text",
  text: { body: text },
});
const delivery = (messages: readonly unknown[]) =>
  JSON.stringify({ entry: [{ changes: [{ value: { messages } }] }] });

/** Meta delivers twice, late, in the wrong order and broken; each message counts once. */
export const webhook: Fault = {
  does: "deliveries ten times at once, reversed, of three megabytes, badly signed, with poison in a batch",
  cycles: 50,
  run(settings) {
    return inHouse({ members: 2, connections: 50 }, settings, (scene) => deliver(scene, settings.cycles));
  },
};

async function deliver({ house, record, tell, violations }: Scene, cycles: number): Promise<void> {
  const { appSecret } = readConfig(house.env).whatsapp;
  const post = (body: string, what: string, signature = whatsappSignature(body, appSecret)) => {
    const headers = { "content-type": "application/json", "x-hub-signature-256": signature };
    return record.send(house.base(), null, {
      method: "POST",
      path: webhook_path,
      body: Buffer.from(body),
      headers,
      what,
    });
  };
  const expect = (name: string, statuses: readonly number[], wanted: number) => {
    const others = statuses.filter((status) => status !== wanted);
    if (others.length > 0)
      violations.push(`${name}: answered ${[...new Set(others)].join(", ")}, not ${wanted}`);
  };
  let distinct = 0;
  await house.start();
  const ones = Array.from({ length: cycles }, (_, n) => message({ id: `wamid.one${n}`, text: "hello" }, n));
  distinct += ones.length;
  const repeated = ones.flatMap((one) =>
    Array.from({ length: times }, () => post(delivery([one]), "ten times")),
  );
  expect(
    "ten times",
    (await Promise.all(repeated)).map(({ operation }) => operation.status),
    200,
  );
  const again = await Promise.all([...ones].reverse().map((one) => post(delivery([one]), "reversed")));
  expect(
    "reversed",
    again.map(({ operation }) => operation.status),
    200,
  );
  const poisoned = [null, 7, { id: "x" }, { ...(ones[0] as object), id: "wamid.poison", from: "'; drop" }];
  const good = message({ id: "wamid.good", text: "good" }, 1);
  distinct += 1;
  expect("poison", [(await post(delivery([...poisoned, good]), "poison")).operation.status], 200);
  const padding = message({ id: "wamid.large", text: "x".repeat(3_000_000) }, 2);
  distinct += 1;
  expect("three megabytes", [(await post(delivery([padding]), "3 MB")).operation.status], 200);
  expect("four megabytes", [(await post(" ".repeat(4_000_000), "4 MB")).operation.status], 413);
  const unsigned = await post(
    delivery([message({ id: "wamid.bad", text: "x" }, 3)]),
    "unsigned",
    "sha256=00",
  );
  expect("unsigned", [unsigned.operation.status], 401);
  await house.stop();
  const kept = await house.inside(({ deps }) =>
    sql<{ n: number }>`select count(*)::int as n from whatsapp_inbox`.execute(deps.db),
  );
  if (kept.rows[0]?.n !== distinct)
    violations.push(`${kept.rows[0]?.n} messages were taken in, not ${distinct}`);
  const slowest = quantile(record.operations, 0.99);
  if (slowest > answer_limit_ms) violations.push(`answered after ${slowest} ms at the 99th percentile`);
  tell(`${tally(record.operations)}; p99 ${slowest} ms; ${distinct} messages, each taken in once`);
}
