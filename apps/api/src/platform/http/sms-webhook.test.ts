import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createKeptLog } from "../../../test/support/kept-log.ts";
import { createTestApp, type TestApp } from "../../../test/support/test-app.ts";
import { enqueue } from "../jobs/outbox.ts";
import { sms_webhook_path } from "./sms-webhook.ts";

const { log, lines } = createKeptLog("warn");
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp([], {
    env: {
      SMS_DRIVER: "http",
      SMS_URL: "https://sms.example/send?to={to}&text={text}&ref={id}",
      SMS_REPORT_SECRET: "secret",
      SMS_REPORT_SIGNED: "{x-time}.{body}",
      SMS_REPORT_STATUS: "result.status",
    },
    ports: () => ({ log }),
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.deps.db.deleteFrom("sms_messages").execute();
  app.deps.metrics.messages.reset();
  lines.length = 0;
});

const number = "+919812345678";
async function send(id: string): Promise<void> {
  const message = { id, to: number, text: "123456", template: "code", language: "en" } as const;
  await app.deps.tx((tx) => enqueue(app.deps, tx, { kind: "sms", ...message }));
  await app.runJobs();
}
const report = (id: string, status: string) => ({ id, result: { status }, to: number });
const signed = (text: string, time = "1795240000") =>
  createHmac("sha256", "secret").update(`${time}.${text}`);
async function post(payload: string, signature = signed(payload).digest("hex"), time = "1795240000") {
  const headers = { "content-type": "application/json", "x-time": time, "x-signature": signature };
  return (await app.fastify.inject({ method: "POST", url: sms_webhook_path, headers, payload })).statusCode;
}
const outcomes = async () =>
  (await app.deps.db.selectFrom("sms_messages").select("outcome").execute()).map((row) => row.outcome);
const counted = async () =>
  (await app.deps.metrics.messages.get()).values.map(({ labels, value }) => [labels.outcome, value]);

describe("the webhook for delivery reports", () => {
  test("counts a message that did not arrive once, however often the report comes, and logs no number", async () => {
    await send("m1");
    const body = JSON.stringify(report("m1", "Undelivered"));
    expect(await Promise.all(Array.from({ length: 10 }, () => post(body)))).toEqual(Array(10).fill(200));
    expect([await outcomes(), await counted()]).toEqual([["failed"], [["undelivered", 1]]]);
    expect(lines.filter((line) => line.includes("not delivered"))).toHaveLength(1);
    expect(lines.join()).not.toContain(number.slice(-6));
  });

  test("an old report that is sent again does not undo a newer one", async () => {
    await send("m1");
    const early = JSON.stringify(report("m1", "delivered"));
    await post(early);
    await post(JSON.stringify(report("m1", "failed")));
    await post(early);
    expect([await outcomes(), await counted()]).toEqual([["delivered"], [["delivered", 1]]]);
  });

  test("W7: refuses a report whose signature, body or signed header differs", async () => {
    await send("m1");
    const body = JSON.stringify(report("m1", "failed"));
    const right = signed(body).digest("hex");
    for (const [text, signature, time] of [
      [body, "", "1795240000"],
      [body, createHmac("sha256", "other").update(`1795240000.${body}`).digest("hex"), "1795240000"],
      [body.replace("m1", "m2"), right, "1795240000"],
      [body, right, "1795240001"],
      [body, right.slice(0, -1), "1795240000"],
    ] as const)
      expect(await post(text, signature, time)).toBe(401);
    expect(await outcomes()).toEqual([null]);
    const prefixed = `sha256=${right}`;
    expect([await post(body, signed(body).digest("base64")), await post(body, prefixed)]).toEqual([200, 200]);
    expect(await outcomes()).toEqual(["failed"]);
  });

  test("ignores unknown messages, statuses on the way and what is no report", async () => {
    await send("m1");
    const bodies = [report("other", "failed"), report("m1", "sent"), { id: "m1" }, null, "x", [1, {}]];
    for (const body of bodies) expect(await post(JSON.stringify(body))).toBe(200);
    expect(await post("not json")).toBe(200);
    expect([await outcomes(), await counted()]).toEqual([[null], []]);
  });

  test("reads the first hundred reports of a list, and refuses a body that is too large", async () => {
    await send("m1");
    await send("m2");
    const list = [
      report("m1", "delivered"),
      ...Array(99).fill(report("x", "failed")),
      report("m2", "failed"),
    ];
    expect(await post(JSON.stringify(list))).toBe(200);
    expect((await outcomes()).toSorted()).toEqual(["delivered", null].toSorted());
    expect(await post(`"${"x".repeat(200_000)}"`)).toBe(413);
  });

  test("a message that cannot be noted is sent once, and the log names no number", async () => {
    const before = app.sms.sent.length;
    await sql`alter table sms_messages rename to sms_messages_away`.execute(app.deps.db);
    try {
      await send("m1");
      await app.deps.pool.query("update graphile_worker._private_jobs set run_at = now()");
      await app.runJobs();
    } finally {
      await sql`alter table sms_messages_away rename to sms_messages`.execute(app.deps.db);
    }
    expect(app.sms.sent.length - before).toBe(1);
    expect(lines.filter((line) => line.includes("sent, but not noted"))).toHaveLength(1);
    expect(lines.join()).not.toContain(number.slice(-6));
  });

  test("is not there without a secret", async () => {
    const other = await createTestApp([]);
    const answer = await other.fastify.inject({ method: "POST", url: sms_webhook_path, payload: {} });
    await other.close();
    expect(answer.statusCode).toBe(404);
  });
});
