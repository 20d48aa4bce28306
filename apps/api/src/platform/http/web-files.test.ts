import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../test/support/test-app.ts";

const folder = mkdtempSync(path.join(tmpdir(), "sanjog-web-"));
let app: TestApp;
beforeAll(async () => {
  mkdirSync(path.join(folder, "dist/assets"), { recursive: true });
  writeFileSync(path.join(folder, "dist/index.html"), "<!doctype html><title>Sanjog</title>");
  writeFileSync(path.join(folder, "dist/assets/app.js"), "1");
  writeFileSync(path.join(folder, "dist/sw.js"), "1");
  writeFileSync(path.join(folder, "secret.txt"), "not for the web");
  app = await createTestApp([], { webFolder: path.join(folder, "dist") });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const ask = (url: string) => app.fastify.inject({ url });

test("Paths outside the API return the web app, and assets are cached for a year", async () => {
  const page = await ask("/home");
  expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining("<title>Sanjog</title>")]);
  expect((await ask("/assets/app.js")).headers["cache-control"]).toContain("immutable");
});

test("The page and its worker have the whole policy, assets a short one that loads nothing", async () => {
  for (const url of ["/home", "/sw.js"])
    expect((await ask(url)).headers["content-security-policy"]).toContain("connect-src 'self'");
  const { headers } = await ask("/assets/app.js");
  expect(headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers).not.toHaveProperty("permissions-policy");
});

test("An unknown page returns the web app with status 404", async () => {
  const page = await ask("/wp-admin?x=1");
  expect([page.statusCode, page.body]).toEqual([404, expect.stringContaining("<title>Sanjog</title>")]);
  expect((await ask("/view-profile/somebody")).statusCode).toBe(200);
});

test.each([
  "/..%2fsecret.txt",
  "/assets/..%2f..%2fsecret.txt",
  "/assets/..\\..\\secret.txt",
  "/assets/%00",
  "/%2e%2e/secret.txt",
  "/assets/missing.js",
  "/backend/api/nowhere",
  "/backend//api/user",
  "/%ZZ",
  "/backend/api/%ZZ",
])("%s leads nowhere", async (url) => {
  const answer = await ask(url);
  expect([answer.statusCode, answer.json()]).toEqual([
    404,
    { message: "We could not find this page or profile." },
  ]);
});
