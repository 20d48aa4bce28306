import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let house: TestApp;
beforeAll(async () => {
  house = await createTestApp([]);
});
afterAll(() => house.close());

const headersOf = async (url: string) => (await house.app.inject({ url })).headers;

test("every answer says what a browser may do with it, the second as the first", async () => {
  const first = await headersOf("/health/live");
  expect(first["content-security-policy"]).toContain("default-src 'none'");
  expect(first).toMatchObject({
    "x-frame-options": "DENY",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "strict-transport-security": "max-age=63072000; includeSubDomains",
    "x-robots-tag": "noindex, nofollow, noarchive",
  });
  const { date: _, ...same } = first;
  expect(await headersOf("/health/live")).toMatchObject(same);
  const missing = await headersOf("/backend/api/nowhere");
  expect(missing["content-security-policy"]).toBe(first["content-security-policy"]);
});
