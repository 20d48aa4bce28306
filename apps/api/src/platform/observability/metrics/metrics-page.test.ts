import * as endpoints from "@sanjog/contract/accounts";
import { base_path } from "@sanjog/contract/endpoint";
import { day_ms } from "@sanjog/domain/calendar";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { as } from "../../../../test/support/caller.ts";
import { good_password, signUp } from "../../../../test/support/sign-up.ts";
import { createTestApp, type TestApp } from "../../../../test/support/test-app.ts";
import { accountsArea } from "../../../accounts/routes.ts";
import { markBackup } from "../../backup/backup-mark.ts";
import { enqueue } from "../../jobs/outbox.ts";
import { createHealth } from "../health.ts";
import { countedMail } from "./counted-ports.ts";
import { createMetrics } from "./metrics.ts";
import { type MetricsPage, openMetricsPage } from "./metrics-page.ts";

const token = "only the monitor knows";
let app: TestApp;
let page: MetricsPage;
beforeAll(async () => {
  const metrics = createMetrics();
  const ports = ({ mail }: TestApp["deps"]) => ({ metrics, mail: countedMail(mail, metrics) });
  app = await createTestApp([accountsArea], { ports });
  page = await openMetricsPage(app.deps, createHealth(app.deps), { host: "127.0.0.1", port: 0, token });
});
afterAll(async () => {
  await page.close();
  await app.close();
});

async function ask(path = "/metrics", authorization = `Bearer ${token}`) {
  const answer = await fetch(`http://127.0.0.1:${page.port}${path}`, { headers: { authorization } });
  return { status: answer.status, type: answer.headers.get("content-type"), text: await answer.text() };
}

const valueOf = (text: string, series: string) =>
  Number(
    text
      .split("\n")
      .find((line) => line.startsWith(`${series} `))
      ?.split(" ")
      .at(-1),
  );

describe("the page for the monitor", () => {
  test("opens to nobody without the token, and holds nothing else", async () => {
    expect((await ask("/metrics", "")).status).toBe(401);
    expect((await ask("/metrics", "Bearer guessed")).status).toBe(401);
    expect((await ask("/health/live")).status).toBe(404);
  });

  test("counts what happened, by endpoint and reason, and names nobody", async () => {
    const asha = await signUp(app);
    const body = { email_or_phone: asha.email, password: `${good_password}x` };
    expect((await as(app).call(endpoints.login, { body })).status).toBe(422);
    await app.fastify.inject({ url: `${base_path}/api/nowhere/${asha.id}`, method: "GET" });

    const { status, type, text } = await ask();
    expect([status, type]).toEqual([200, "text/plain; version=0.0.4; charset=utf-8"]);
    const login = `{method="POST",route="${base_path}${endpoints.login.path}",status="4xx"}`;
    expect(valueOf(text, `sanjog_http_request_duration_seconds_count${login}`)).toBe(1);
    expect(valueOf(text, 'sanjog_refusals_total{code="login_failed"}')).toBe(1);
    expect(valueOf(text, "sanjog_sign_ups_total")).toBe(1);
    expect(valueOf(text, 'sanjog_messages_total{channel="mail",outcome="sent"}')).toBeGreaterThan(0);
    expect(valueOf(text, 'sanjog_jobs_total{kind="mail",outcome="done"}')).toBeGreaterThan(0);
    expect(valueOf(text, "sanjog_ready")).toBe(1);
    for (const part of ["database", "jobs", "pictures"])
      expect(valueOf(text, `sanjog_part_up{part="${part}"}`)).toBe(1);
    expect(valueOf(text, 'sanjog_memory_bytes{kind="resident"}')).toBeGreaterThan(1e6);
    for (const secret of [asha.id, asha.email, asha.phone_number, asha.token, "nowhere"])
      expect(text).not.toContain(secret);
  });

  test("tells how many reports are open and late, and how old the last backup is", async () => {
    const now = app.clock.now();
    const day = (days: number) => new Date(now.getTime() + days * day_ms);
    const report = {
      described: "x",
      reason: "harassment",
      text: "",
      locale: "en",
      reported_at: day(-8),
    } as const;
    const nobody = { member_id: null, picture_id: null, reporter_id: null, reporter_email: "a@example.com" };
    const open = { acknowledge_by: day(-7), acknowledged_at: day(-8), resolved_at: null, resolution: null };
    for (const [id, days] of [
      ["late", -1],
      ["open", 1],
      ["open too", 2],
    ] as const)
      await app.deps.db
        .insertInto("reports")
        .values({ ...report, ...nobody, ...open, id, resolve_by: day(days) })
        .execute();
    await markBackup(app.deps.db, day(-1));
    const { text } = await ask();
    expect(valueOf(text, 'sanjog_reports_open{late="no"}')).toBe(2);
    expect(valueOf(text, 'sanjog_reports_open{late="yes"}')).toBe(1);
    expect(valueOf(text, "sanjog_backup_age_seconds")).toBe(86_400);
    expect(text).toMatch(/^sanjog_build_info\{version="\d+\.\d+\.\d+",commit="\w+"\} 1$/m);
  });

  test("tells what waits in the outbox, and since when", async () => {
    const mail = { kind: "mail", to: "asha@example.com", subject: "News", text: "News" } as const;
    await app.runJobs();
    await app.deps.tx((tx) => enqueue(app.deps, tx, mail));
    const waiting = async () =>
      valueOf((await ask()).text, 'sanjog_outbox_jobs{kind="mail",state="waiting"}');
    // The queue deletes finished jobs with a delay.
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
    const { text } = await ask();
    expect(valueOf(text, "sanjog_outbox_oldest_seconds")).toBeGreaterThan(0);
    await app.runJobs();
  });

  test("The page explains every figure, and only counters are named as counters", async () => {
    const { text } = await ask();
    const types = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = "", type]) => ({ name, type }));
    expect(types.filter(({ name }) => name.startsWith("sanjog_")).length).toBeGreaterThan(20);
    expect(types.map(({ name }) => name)).toContain("nodejs_heap_size_used_bytes");
    for (const { name, type } of types) {
      expect(text).toMatch(new RegExp(`^# HELP ${name} .`, "m"));
      expect([name, name.endsWith("_total")]).toEqual([name, type === "counter"]);
    }
  });

  test("Requests to paths that do not exist share one series", async () => {
    const series = async () =>
      (await ask()).text.match(/^sanjog_http_request_duration_seconds_count/gm)?.length;
    await app.fastify.inject({ url: `${base_path}/api/none`, method: "POST" });
    const before = await series();
    for (const path of ["a", "b/c", "a?b=c"])
      await app.fastify.inject({ url: `${base_path}/api/none/${path}`, method: "POST" });
    expect(await series()).toBe(before);
  });
});
