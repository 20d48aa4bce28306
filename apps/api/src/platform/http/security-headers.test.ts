import { afterAll, beforeAll, expect, test } from "vitest";
import { createKeptLog } from "../../../test/support/kept-log.ts";
import { createTestApp, type TestApp } from "../../../test/support/test-app.ts";

const { log, lines } = createKeptLog("warn");

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp([], { ports: () => ({ log }) });
});
afterAll(() => app.close());

const headersOf = async (url: string) => (await app.fastify.inject({ url })).headers;

const of_every_response = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "same-origin",
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-robots-tag": "noindex, nofollow, noarchive",
};

test("A page has the security headers, the second as well as the first", async () => {
  const first = await headersOf("/backend/api/docs");
  expect(first["content-security-policy"]).toContain("require-trusted-types-for 'script'");
  expect(first).toMatchObject({
    ...of_every_response,
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": expect.stringContaining("camera=()"),
  });
  const { date: _, ...same } = first;
  expect(await headersOf("/backend/api/docs")).toMatchObject(same);
});

test.each(["/health/live", "/backend/api/site", "/backend/api/nowhere"])(
  "%s answers JSON with a policy that loads nothing, and without the headers of pages",
  async (url) => {
    for (let i = 0; i < 2; i += 1) {
      const headers = await headersOf(url);
      expect(headers).toMatchObject({
        ...of_every_response,
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      });
      expect(headers).not.toHaveProperty("permissions-policy");
      expect(headers).not.toHaveProperty("cross-origin-opener-policy");
    }
  },
);

test("A CSP report is logged with its directive and without a URL, up to a limit per minute", async () => {
  const report = {
    "csp-report": {
      "document-uri": "https://sanjog.test/view-profile/asha",
      "effective-directive": "script-src-elem",
      "blocked-uri": "https://evil.example/asha",
    },
  };
  const send = (payload: string) =>
    app.fastify.inject({
      method: "POST",
      url: "/backend/csp-reports",
      headers: { "content-type": "application/csp-report" },
      payload,
    });
  for (const nonsense of ["", "{", "[]", '{"csp-report":{"effective-directive":"a\\nb"}}'])
    expect((await send(nonsense)).statusCode).toBe(204);
  expect(lines).toEqual([]);
  for (let i = 0; i < 40; i += 1) expect((await send(JSON.stringify(report))).statusCode).toBe(204);
  expect(lines).toHaveLength(30);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ rule: "script-src-elem", by: "https" });
  // Removes the random request ids, which may contain any word by chance.
  const told = lines.map((line) => ({ ...JSON.parse(line), request_id: "" }));
  expect(JSON.stringify(told)).not.toMatch(/asha|evil/);
  expect((await send("x".repeat(9_000))).statusCode).toBe(413);
});
