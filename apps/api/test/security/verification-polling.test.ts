import * as endpoints from "@sanjog/contract/accounts";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { areas } from "../../src/areas.ts";
import { as } from "../support/caller.ts";
import { createKeptLog } from "../support/kept-log.ts";
import { long_form, patience_ms } from "../support/long-form.ts";
import { begin } from "../support/sign-up.ts";
import { createTestApp, type TestApp } from "../support/test-app.ts";

vi.setConfig({ testTimeout: patience_ms, hookTimeout: patience_ms });

let app: TestApp;
const { log } = createKeptLog("trace");
beforeAll(async () => {
  app = await createTestApp(areas, { ports: () => ({ log }) });
});
afterAll(() => app.close());
beforeEach(() => app.forgetLimits());

test("I18: a client that polls ten times a second is limited, and another page is not affected", async () => {
  const [asha, balbir] = [await begin(app), await begin(app)];
  const ask = (session_key: string) => as(app).call(endpoints.phoneVerifyStatus, { body: { session_key } });
  const unknown = await ask("x".repeat(43));
  const waiting = await ask(asha.key);
  expect([unknown.status, unknown.data, unknown.message]).toEqual([200, waiting.data, waiting.message]);
  // One minute with six hundred requests. The refusals affect only this client; another sign-up page polls forty times.
  const flood = [];
  for (let i = 0; i < (long_form ? 600 : 150); i += 1) flood.push((await ask(asha.key)).status);
  expect(flood.filter((status) => status === 200)).toHaveLength(59);
  expect(flood.at(-1)).toBe(429);
  for (let i = 0; i < 40; i += 1) expect((await ask(balbir.key)).status).toBe(200);
});

test("I18: a page may poll for a minute, once a second; an address supports two such pages", async () => {
  await app.forgetLimits();
  const pages = [await begin(app), await begin(app), await begin(app)];
  const statuses: number[] = [];
  for (const { key } of pages) {
    for (let i = 0; i < 60; i += 1) {
      const answer = await as(app).call(endpoints.phoneVerifyStatus, { body: { session_key: key } });
      statuses.push(answer.status);
      if (answer.status === 429) expect(Number(answer.headers["retry-after"])).toBeLessThanOrEqual(60);
    }
  }
  expect(statuses.slice(0, 120).every((status) => status === 200)).toBe(true);
  expect(statuses.slice(120).every((status) => status === 429)).toBe(true);
  const opened = await as(app).call(endpoints.verificationState, {
    body: { session_key: pages[2]?.key ?? "" },
  });
  expect(opened.status).toBe(200);
});
