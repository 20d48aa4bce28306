import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../test/support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp([]);
});
afterAll(() => app.close());

test("security.txt names the contact and always expires in the future", async () => {
  const read = () => app.fastify.inject("/.well-known/security.txt");
  const answer = await read();
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
  expect(answer.body.split("\n")).toEqual([
    "Contact: mailto:officer@sanjog.test",
    "Expires: 2026-12-21T00:00:00Z",
    "Preferred-Languages: en, pa",
    "Canonical: https://sanjog.test/.well-known/security.txt",
    "",
  ]);
  app.clock.pass({ days: 400 });
  expect((await read()).body).toContain("Expires: 2028-01-25T00:00:00Z");
});
