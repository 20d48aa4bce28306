import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import path from "node:path";
import { text as readText } from "node:stream/consumers";
import { login, register } from "@sanjog/contract/accounts";
import { loadPersonal, savePersonal } from "@sanjog/contract/profiles";
import { findContactDetails } from "@sanjog/domain/profiles/contact-details";
import { messages as fieldErrors } from "@sanjog/i18n/en/field-errors";
import { messages as punjabiFieldErrors } from "@sanjog/i18n/pb/field-errors";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { areas } from "../../src/areas.ts";
import { as } from "../support/caller.ts";
import {
  callEndpoint,
  type DocumentedEndpoint,
  documentedEndpoints,
} from "../support/documented-endpoints.ts";
import { createComplete, createMan } from "../support/families.ts";
import { type KnownValues, knownValues, spoiled } from "../support/fuzz-values.ts";
import { patience_ms } from "../support/long-form.ts";
import { type Person, signIn } from "../support/people.ts";
import { begin, good_password } from "../support/sign-up.ts";
import { createTestApp, type TestApp } from "../support/test-app.ts";
import { told_personal } from "../support/told-steps.ts";

vi.setConfig({ testTimeout: patience_ms, hookTimeout: patience_ms });

let app: TestApp;
let asha: Person;
let endpoints: DocumentedEndpoint[];
let known: KnownValues;
beforeAll(async () => {
  app = await createTestApp(areas);
  asha = await createComplete(app, "Asha");
  known = knownValues(asha, [(await createMan(app, "Balbir")).id]);
  endpoints = (await documentedEndpoints(app)).filter(({ kind }) => kind !== "events");
});
afterAll(() => app.close());

const script = ["java", "script"].join("");
const evil_links = [
  `${script}:alert(1)`,
  `${script.toUpperCase()}:alert(1)`,
  `java\tscript:alert(1)`,
  `\u0001${script}:alert(1)`,
  `${script}://instagram.com/%0aalert(1)`,
  "data:text/html,<script>alert(1)</script>",
  "data:text/html;base64,PHNjcmlwdD4=",
  "vbscript:msgbox(1)",
  "blob:https://instagram.com/1",
  "file:///etc/passwd",
  "ftp://instagram.com/asha",
  "http://instagram.com/asha",
  "//evil.example",
  "//instagram.com/asha",
  "/\\evil.example",
  "instagram.com/asha",
  "@asha",
  "https:instagram.com",
  "https:/instagram.com",
  "https:\\\\instagram.com",
  "https://instagram.com@evil.example",
  "https://instagram.com:443@evil.example",
  "https://instagram.com%40evil.example",
  "https://instagram.com%2eevil.example",
  "https://instagram.com\\@evil.example",
  "https://evil.example/instagram.com",
  "https://evil.example?instagram.com",
  "https://evil.example#instagram.com",
  "https://instagram.com.evil.example",
  "https://notinstagram.com/asha",
  "https://instagram.com:8443/asha",
  "https://user:word@instagram.com/asha",
  "https://instаgram.com/asha",
  "https://ınstagram.com/asha",
  "https://xn--instgram-8nf.com/asha",
  "https://instagram。com/asha",
  "https://instagram.com./asha",
  "https://[::1]/asha",
  "https://127.0.0.1/asha",
  "https://instagram.com/a b",
  'https://instagram.com/"onclick="alert(1)',
];

test("X2: only links to the hosts of the two networks are stored, whatever they look like", async () => {
  const { call } = as(app, asha);
  expect(evil_links.length).toBeGreaterThanOrEqual(40);
  for (const link of evil_links) {
    const body = { ...told_personal, instagram_link: link, facebook_link: link };
    const told = await call(savePersonal, { body });
    expect(told.status, link).toBe(422);
    for (const field of ["instagram_link", "facebook_link"]) {
      const [sentence] = (told.errors?.[field] || []) as string[];
      expect(
        [fieldErrors.link_invalid, fieldErrors.instagram_only, fieldErrors.facebook_only],
        link,
      ).toContain(sentence);
    }
  }
  const kept = await call(loadPersonal);
  expect(kept.data).toMatchObject({ instagram_link: "", facebook_link: "" });
});

const lines = (file: string) =>
  readFileSync(path.join(import.meta.dirname, file), "utf8")
    .split("\n")
    .filter(Boolean);

test("X4: of 300 texts with contact details 285 are refused, of 300 ordinary texts at most three", async () => {
  const telling = lines("telling-texts.txt");
  const ordinary = lines("ordinary-texts.txt");
  expect([telling.length, ordinary.length]).toEqual([300, 300]);
  const refused = (text: string) => findContactDetails(text)?.certain === true;
  const missed = telling.filter((text) => !refused(text));
  const alarmed = ordinary.filter(refused);
  expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(15);
  expect(alarmed.length, alarmed.join("\n")).toBeLessThanOrEqual(3);
  expect(refused("O9876S43210")).toBe(true);
  for (const [locale, sentences] of [
    ["en", fieldErrors],
    ["pb", punjabiFieldErrors],
  ] as const) {
    const body = { ...told_personal, express_yourself: "Call 98765 – 43210 please" };
    const told = await as(app, asha).call(savePersonal, { body, locale });
    const sentence = sentences.contact_number.replace("{part}", "98765 – 43210");
    expect(told).toMatchObject({ status: 422, errors: { express_yourself: [sentence] } });
  }
});

/** Returns every text field of every endpoint. */
const places = () =>
  endpoints
    .filter(({ kind }) => kind !== "form")
    .flatMap((endpoint) => endpoint.fields.map((field) => ({ endpoint, ...field })));

let token: string | undefined;

async function put({ endpoint, ...field }: ReturnType<typeof places>[number], value: string) {
  token ??= await signIn(app, asha.id);
  const sent = { ...spoiled(endpoint, field, value, known), token };
  const answer = await callEndpoint(app, endpoint, sent);
  if (answer.statusCode === 401) token = undefined;
  if (answer.statusCode !== 429) return answer;
  // Resets the limits, which would hide the code behind them.
  await app.forgetLimits();
  return callEndpoint(app, endpoint, sent);
}

test("X5: no value of a request is ever part of an SQL statement's text", async () => {
  const mark = "zq7mark";
  const sent = [
    `${mark}' or '1'='1`,
    `1) union select '${mark}', pg_sleep(5) --`,
    `${mark}"; drop table members; --`,
  ];
  const statements = new Set<string>();
  const carriers = new Set<string>();
  const { query } = pg.Client.prototype;
  const listening = vi.spyOn(pg.Client.prototype, "query");
  listening.mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [first, second] = args as [string | { text?: string; values?: unknown }, unknown];
    const { text = "", values } = typeof first === "string" ? { text: first, values: second } : first;
    statements.add(text);
    if (Array.isArray(values) && JSON.stringify(values).includes(mark)) carriers.add(text);
    return (query as (...all: unknown[]) => never).apply(this, args);
  });
  try {
    for (const [turn, place] of places().entries()) {
      const answer = await put(place, sent[turn % sent.length] ?? "");
      expect(answer.statusCode, `${place.endpoint.name} ${place.name}`).toBeLessThan(500);
    }
  } finally {
    listening.mockRestore();
  }
  expect([...statements].filter((text) => text.includes(mark))).toEqual([]);
  // The value reaches the database as a parameter; otherwise this test would prove nothing.
  expect(carriers.size).toBeGreaterThan(0);
});

test("X6: fifty thousand characters are refused in every field before any pattern runs on them", async () => {
  const long = "a.1@ ".repeat(10_000);
  const taken: string[] = [];
  for (const place of places().filter((one) => one.place === "body")) {
    const { statusCode } = await put(place, long);
    if (statusCode < 400 || statusCode >= 500)
      taken.push(`${place.endpoint.name} ${place.name}: ${statusCode}`);
  }
  expect(taken).toEqual([]);
  const too_much = await callEndpoint(
    app,
    endpoints.find(({ name }) => name === "login") as DocumentedEndpoint,
    {
      body: { email_or_phone: "a".repeat(70_000) },
    },
  );
  expect(too_much.statusCode).toBe(413);
});

test("X7, X8: a name is one line without hidden characters, and Gurmukhi keeps its joiners", async () => {
  const { call } = as(app, asha);
  const names = { firstname: "Asha\r\nBcc Balbir", lastname: "\u202eਕ੍\u200dਯ\u200b\u0000 Kaur\ufeff" };
  expect((await call(savePersonal, { body: { ...told_personal, ...names } })).status).toBe(200);
  const row = app.deps.db.selectFrom("personal_details").where("member_id", "=", asha.id);
  const kept = await row.select(["firstname", "lastname"]).executeTakeFirstOrThrow();
  expect(kept).toEqual({ firstname: "Asha Bcc Balbir", lastname: "ਕ੍\u200dਯ Kaur" });
});

describe("X9: a page of another origin", () => {
  const origin = { origin: "https://evil.example" };

  test("cannot read responses or change anything", async () => {
    for (const endpoint of endpoints) {
      for (const method of [endpoint.method, "OPTIONS"] as const) {
        const url = endpoint.url.replace(/\{\w+\}/g, "x");
        const headers = { ...origin, "access-control-request-method": endpoint.method };
        const answer = await app.fastify.inject({ method, url, headers });
        const allowed = Object.keys(answer.headers).filter((name) => name.startsWith("access-control"));
        expect([url, allowed]).toEqual([url, []]);
        expect(answer.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
        expect(answer.headers["cross-origin-resource-policy"]).toBe("same-origin");
        if (method === "OPTIONS") expect(answer.statusCode, url).toBe(404);
      }
    }
  });

  test("cannot post a form or plain text", async () => {
    const types = ["text/plain", "application/x-www-form-urlencoded", "text/xml", "application/csp-report"];
    for (const endpoint of endpoints.filter(({ method, kind }) => method !== "GET" && kind !== "form")) {
      for (const type of types) {
        const answer = await callEndpoint(app, endpoint, {
          token: asha.token,
          headers: { "content-type": type, ...origin },
          path: { id: "x" },
          body: { password: good_password },
        });
        expect([415, 422], `${endpoint.name} ${type} ${answer.statusCode}`).toContain(answer.statusCode);
      }
    }
    expect((await as(app, asha).call(loadPersonal)).status).toBe(200);
  });

  test("gains nothing from a cookie, which is bound to this host and hidden from scripts", async () => {
    await app.forgetLimits();
    const { form, answer, cookie } = await begin(app);
    const set = [answer.headers["set-cookie"]].flat().map(String);
    for (const one of set)
      expect(one).toMatch(/^__Host-\w+=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    const headers = { cookie };
    for (const endpoint of endpoints.filter((one) => one.needs_token)) {
      const answered = await callEndpoint(app, endpoint, { headers, path: { id: "x" }, body: form });
      expect([endpoint.name, answered.statusCode]).toEqual([endpoint.name, 401]);
    }
  });

  test("cannot change anything with a GET, and other methods are refused", async () => {
    const changing =
      /^(save|send|delete|end|block|unblock|add|remove|change|mark|respond|revoke|cancel|logout)/;
    expect(endpoints.filter(({ method, name }) => method === "GET" && changing.test(name))).toEqual([]);
    const token = await signIn(app, asha.id);
    const headers = { authorization: `Bearer ${token}` };
    for (const address of new Set(endpoints.map(({ url }) => url.replace(/\{\w+\}/g, "x")))) {
      const fits = ({ url }: DocumentedEndpoint) =>
        new RegExp(`^${url.replace(/\{\w+\}/g, "[^/]+")}$`).test(address);
      const own = new Set<string>(endpoints.filter(fits).map(({ method }) => method));
      for (const method of ["PATCH", "HEAD", "PUT", "DELETE", "GET", "TRACE"] as const) {
        if (own.has(method)) continue;
        const answer = await app.fastify.inject({ method: method as "PATCH", url: address, headers });
        expect([404, 405], `${method} ${address} ${answer.statusCode}`).toContain(answer.statusCode);
      }
    }
  });
});

/** The only JSON that is the same for everybody and names nobody: the published numbers. */
const same_for_everybody = new Map([["listNumbers", "public, max-age=600"]]);

test("X10: no API response about a person may be cached, and each declares its content type", async () => {
  for (const endpoint of endpoints.filter(({ method }) => method === "GET")) {
    for (const token of [await signIn(app, asha.id), undefined]) {
      const answer = await callEndpoint(app, endpoint, { token, path: { id: "x" } });
      const allowed = same_for_everybody.has(endpoint.name)
        ? [same_for_everybody.get(endpoint.name)]
        : endpoint.kind === "file"
          ? ["no-store", "private, no-cache"]
          : ["no-store"];
      expect(allowed, endpoint.name).toContain(answer.headers["cache-control"]);
      if (answer.headers["content-type"]?.toString().includes("json"))
        expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
    }
  }
});

describe("X12: requests that violate HTTP", () => {
  let port: number;
  beforeAll(async () => {
    await app.fastify.listen({ port: 0, host: "127.0.0.1" });
    port = (app.fastify.server.address() as { port: number }).port;
  });

  async function say(words: string): Promise<string> {
    const socket: Socket = connect(port, "127.0.0.1");
    socket.end(words);
    return (await readText(socket)).split("\r\n")[0] ?? "";
  }
  const head = "POST /backend/api/auth/login HTTP/1.1\r\nHost: sanjog.test\r\nConnection: close\r\n";

  test.each([
    [
      "a length beside chunks",
      `${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    ["two lengths", `${head}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400],
    ["a coding that is none", `${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`, 400],
    ["a length with a sign", `${head}Content-Length: +2\r\n\r\n{}`, 400],
    ["a blank before the colon", `${head}Content-Length : 2\r\n\r\n{}`, 400],
    ["a line that goes on", `${head}X-A: b\r\n c\r\n\r\n`, 400],
    ["a zero in a header", `${head}X-A: \0\r\n\r\n`, 400],
    ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    ["headers without end", `${head}X-A: ${"a".repeat(17_000)}\r\n\r\n`, 431],
    ["nonsense", "\x16\x03\x01\r\n\r\n", 400],
  ])("%s is refused", async (_name, words, status) => {
    expect(await say(words)).toContain(` ${status} `);
  });

  test("a forged address header does not change whose tries are counted", async () => {
    await app.forgetLimits();
    const statuses: number[] = [];
    for (let i = 0; i < 27; i += 1) {
      const headers = {
        "x-forwarded-for": `203.0.113.${i}`,
        forwarded: `for=203.0.113.${i}`,
        "x-real-ip": "1.2.3.4",
      };
      const body = { email_or_phone: `nobody${i}@example.com`, password: good_password };
      statuses.push((await as(app).call(login, { body, headers })).status);
    }
    expect(statuses.slice(-2)).toEqual([429, 429]);
    await app.forgetLimits();
  });

  test("a list is refused where one value belongs", async () => {
    const { token } = asha;
    const url = "/backend/api/user/suggestions?page=1&page=2";
    const answer = await app.fastify.inject({ url, headers: { authorization: `Bearer ${token}` } });
    expect(answer.statusCode).toBe(422);
    const body = { email: ["a@example.com", "b@example.com"] };
    expect((await as(app).call(register, { body })).status).toBe(422);
  });
});
