import { endpoint } from "@sanjog/contract/endpoint";
import { nothing } from "@sanjog/contract/reply";
import { messages as pb } from "@sanjog/i18n/pb/field-errors";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { as } from "../../../test/support/caller.ts";
import { createMember, type Person, signIn } from "../../../test/support/people.ts";
import { createTestApp, type TestApp } from "../../../test/support/test-app.ts";
import { AppError } from "../app-error.ts";
import type { Area } from "../area.ts";
import { CommitUnknownError } from "../database/connection-error.ts";
import { bind } from "./bind.ts";
import { limit } from "./rate-limit.ts";

const name = z.string("required").check(z.minLength(1, "required"), z.maxLength(200, "name_too_long"));
const greet = endpoint({
  name: "greet",
  method: "POST",
  path: "/api/greet",
  aliases: ["/api/user/greet"],
  access: "anyone",
  summary: "Says a name back.",
  body: z.object({ name }),
  reply: z.object({ name: z.string(), keys: z.array(z.string()) }),
});
const whoAmI = endpoint({
  name: "whoAmI",
  method: "GET",
  path: "/api/who",
  access: "member",
  summary: "Who asks.",
  reply: z.object({ id: z.string() }),
});
const browse = endpoint({
  name: "browse",
  method: "GET",
  path: "/api/browse/:id",
  access: "complete_member",
  summary: "Needs a whole profile.",
  params: z.object({ id: z.string().check(z.maxLength(5)) }),
  query: z.object({ page: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1) }),
  reply: z.object({ page: z.number() }),
});
const count = endpoint({
  name: "count",
  method: "POST",
  path: "/api/count",
  access: "member",
  summary: "Counts.",
  body: z.object({ by: z.number() }),
  reply: z.object({ total: z.number() }),
});
const refuse = endpoint({
  name: "refuse",
  method: "GET",
  path: "/api/refuse/:how",
  access: "anyone",
  summary: "Says no.",
  params: z.object({ how: z.string() }),
  reply: nothing,
});
const file = endpoint({
  name: "file",
  method: "GET",
  path: "/api/file",
  access: "member",
  summary: "A file.",
  reply: nothing,
  bytes: true,
});

let total = 0;
const area: Area = {
  name: "trial",
  routes(fastify, deps) {
    bind(fastify, deps, greet, async ({ body }) => {
      const leaky = { name: body.name, keys: Object.keys(body), password_hash: "secret" };
      return { data: leaky, message: "Sat Sri Akal" };
    });
    bind(fastify, deps, whoAmI, async ({ viewer }) => ({ data: { id: viewer.id } }));
    bind(fastify, deps, browse, async ({ query }) => ({ data: { page: query.page } }));
    bind(fastify, deps, count, async ({ body }) => {
      if (body.by < 0) throw new AppError("request_stale");
      total += body.by;
      if (body.by === 100) throw new CommitUnknownError();
      return { data: { total } };
    });
    bind(fastify, deps, file, async () => ({ bytes: { type: "image/jpeg", body: Buffer.from("picture") } }));
    bind(fastify, deps, refuse, async ({ params: { how } }) => {
      if (how === "gate") throw new AppError("phone_not_verified");
      if (how === "many") await limit(deps, "key", 1, 60);
      if (how === "daily") await limit(deps, "daily key", 1, 86_400);
      if (how === "down") throw Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
      if (how === "bug") throw new Error("the row of asha@example.com");
      return {};
    });
  },
};

let app: TestApp;
let asha: Person;
beforeAll(async () => {
  app = await createTestApp([area]);
  asha = await createMember(app, "Asha");
});
afterAll(() => app.close());

describe("An endpoint's input and output", () => {
  test("Undeclared keys are removed from requests and responses", async () => {
    const response = await as(app).call(greet, { body: { name: "Asha", profile_status: 1, role: "admin" } });
    expect(response).toMatchObject({ status: 200, message: "Sat Sri Akal" });
    expect(response.data).toEqual({ name: "Asha", keys: ["name"] });
    expect(response.headers["cache-control"]).toBe("no-store");
  });

  test("An alias of a path reaches the same endpoint", async () => {
    const response = await as(app).call({ ...greet, path: "/api/user/greet" }, { body: { name: "Asha" } });
    expect(response.data.name).toBe("Asha");
  });

  test("Validation errors are listed by field in the language of the request", async () => {
    const response = await as(app).call(greet, { body: { name: "a".repeat(201) }, locale: "pb" });
    expect(response.status).toBe(422);
    expect(response.errors).toEqual({ name: [pb.name_too_long.replace("{name_max}", "200")] });
    expect((await as(app).call(greet, { body: {} })).errors).toEqual({
      name: ["Please fill in this field."],
    });
    expect((await as(app).call(greet)).errors).toEqual({ name: ["Please fill in this field."] });
  });

  test.each([
    '{"name":"Asha","__proto__":{"polluted":1}}',
    '{"constructor":{"prototype":{}}}',
    "{",
    "null",
    "[1]",
  ])("The body %s is rejected with 422", async (payload) => {
    const headers = { "content-type": "application/json" };
    const answer = await app.fastify.inject({ method: "POST", url: "/backend/api/greet", headers, payload });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().message).toBeTruthy();
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test("A body that is not JSON is rejected with 415, and one that is too large with 413", async () => {
    const post = (type: string, payload: string) =>
      app.fastify.inject({
        method: "POST",
        url: "/backend/api/greet",
        headers: { "content-type": type },
        payload,
      });
    const named = '{"name":"Asha"}';
    for (const type of [
      "application/json",
      "application/json; charset=utf-8",
      'application/json;charset="UTF-8"',
    ])
      expect((await post(type, named)).statusCode).toBe(200);
    for (const type of ["text/plain", "application/json; charset=utf-16", "multipart/form-data; boundary=x"])
      for (const payload of [named, ""]) expect((await post(type, payload)).statusCode).toBe(415);
    expect((await post("application/json", `{"name":"${"a".repeat(70_000)}"}`)).statusCode).toBe(413);
  });

  test("A malformed id gets the same response as an id that does not exist", async () => {
    const response = await as(app, asha).call(browse, { params: { id: "far too long" } });
    const path = await app.fastify.inject({ url: "/backend/api/nowhere" });
    expect([response.status, path.statusCode]).toEqual([404, 404]);
    expect({ message: response.message }).toEqual(path.json());
  });

  test("An invalid page number is a field error", async () => {
    const response = await as(app, asha).call(browse, { params: { id: "a" }, query: { page: "NaN" } });
    expect(response.status).toBe(422);
    expect(Object.keys(response.errors ?? {})).toEqual(["page"]);
  });

  test("A file needs a session and is revalidated at every use", async () => {
    const response = await as(app, asha).call(file);
    expect(response.bytes.toString()).toBe("picture");
    expect(response.headers).toMatchObject({
      "cache-control": "private, no-cache",
      "x-content-type-options": "nosniff",
    });
    const again = await as(app, asha).call(file, {
      headers: { "if-none-match": String(response.headers.etag) },
    });
    expect(again.status).toBe(304);
    expect((await as(app).call(file)).status).toBe(401);
  });
});

describe("Authentication", () => {
  test("Only a missing or unknown token gets status 401", async () => {
    expect(await as(app).call(whoAmI)).toMatchObject({ status: 401, message: "Please log in first." });
    const strange = await as(app, { token: "x".repeat(43) }).call(whoAmI);
    expect(strange).toMatchObject({ status: 401, message: "You have been logged out. Please log in again." });
    expect((await as(app, asha).call(whoAmI)).data.id).toBe(asha.id);
  });

  test("An unfinished profile gets status 403 and keeps its session", async () => {
    const balbir = await createMember(app, "Balbir", { profile_status: 0 });
    expect((await as(app, balbir).call(whoAmI)).status).toBe(200);
    expect((await as(app, balbir).call(browse, { params: { id: "a" } })).status).toBe(403);
  });

  test("A session that was ended for security gets status 409", async () => {
    const charan = await createMember(app, "Charan");
    const ended = { ended_reason: "number disputed" };
    await app.deps.db.updateTable("member_sessions").set(ended).where("member_id", "=", charan.id).execute();
    expect((await as(app, charan).call(whoAmI)).status).toBe(409);
  });

  test("A session ends after 14 idle days, and after 60 days in any case", async () => {
    const deepa = await createMember(app, "Deepa");
    app.clock.pass({ days: 13 });
    expect((await as(app, deepa).call(whoAmI)).status).toBe(200);
    const idle = await signIn(app, deepa.id);
    for (let day = 13; day < 60; day += 10) {
      app.clock.pass({ days: 10 });
      expect((await as(app, deepa).call(whoAmI)).status).toBe(day + 10 < 60 ? 200 : 401);
    }
    expect((await as(app, { token: idle }).call(whoAmI)).status).toBe(401);
    asha = { ...asha, token: await signIn(app, asha.id) };
  });
});

describe("Error responses", () => {
  test("The response names the step that is missing", async () => {
    const response = await as(app).call(refuse, { params: { how: "gate" } });
    expect(response).toMatchObject({ status: 403, errors: { phone_number_verified: false } });
  });

  test("A rate-limited request gets status 429 with Retry-After", async () => {
    expect((await as(app).call(refuse, { params: { how: "many" } })).status).toBe(200);
    const response = await as(app).call(refuse, { params: { how: "many" } });
    expect(response.status).toBe(429);
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(50);
  });

  test("The message of a daily limit says to return tomorrow", async () => {
    const ask = () => as(app).call(refuse, { params: { how: "daily" } });
    expect((await ask()).status).toBe(200);
    expect(await ask()).toMatchObject({ status: 429, message: expect.stringContaining("tomorrow") });
  });

  test("An outage gets status 503 with Retry-After, and a bug gets 500 with nothing but the request's id", async () => {
    const down = await as(app).call(refuse, { params: { how: "down" } });
    expect([down.status, down.headers["retry-after"]]).toEqual([503, "3"]);
    const bug = await as(app).call(refuse, { params: { how: "bug" } });
    expect(bug.status).toBe(500);
    // Removes the random id, which may contain these letters by chance.
    expect(bug.message?.replace(/[\w-]{22}/, "")).not.toMatch(/asha|row of/);
  });
});

describe("A repeated request with an idempotency key", () => {
  const key = { "idempotency-key": "0d8f6f2e-0000-4000-8000-000000000001" };
  beforeEach(() => {
    total = 0;
  });

  test("runs once and gets the same response", async () => {
    const first = await as(app, asha).call(count, { body: { by: 2 }, headers: key });
    const second = await as(app, asha).call(count, { body: { by: 2 }, headers: key });
    expect([first.data, second.data, total]).toEqual([{ total: 2 }, { total: 2 }, 2]);
    expect((await as(app, asha).call(count, { body: { by: 3 }, headers: key })).status).toBe(422);
    const other = await createMember(app, "Esha");
    expect((await as(app, other).call(count, { body: { by: 2 }, headers: key })).data.total).toBe(4);
  });

  test("runs again after an error and after a day", async () => {
    const again = { "idempotency-key": "0d8f6f2e-0000-4000-8000-000000000002" };
    expect((await as(app, asha).call(count, { body: { by: -1 }, headers: again })).status).toBe(422);
    expect((await as(app, asha).call(count, { body: { by: 1 }, headers: again })).data.total).toBe(1);
    app.clock.pass({ days: 1, seconds: 1 });
    expect((await as(app, asha).call(count, { body: { by: 1 }, headers: again })).data.total).toBe(2);
  });

  test("does not run again for a minute after a commit whose outcome nobody knows", async () => {
    const unknown = { "idempotency-key": "0d8f6f2e-0000-4000-8000-000000000003" };
    const ask = () => as(app, asha).call(count, { body: { by: 100 }, headers: unknown });
    const [first, second] = [await ask(), await ask()];
    expect([first.status, first.headers["retry-after"]]).toEqual([503, "3"]);
    expect([second.status, total]).toEqual([429, 100]);
    app.clock.pass({ seconds: 61 });
    expect([(await ask()).status, total]).toEqual([503, 200]);
  });

  test("has its response stored encrypted", async () => {
    const row = await app.deps.db.selectFrom("idempotency_keys").selectAll().executeTakeFirstOrThrow();
    expect(row.sealed_reply?.toString()).not.toContain("total");
  });
});

test("The OpenAPI document contains every endpoint", async () => {
  const document = (await app.fastify.inject({ url: "/backend/api/openapi.json" })).json();
  expect(document.openapi).toBe("3.1.0");
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(["/backend/api/user/greet", "/backend/api/browse/{id}"]),
  );
  const page = await app.fastify.inject({ url: "/backend/api/docs" });
  expect(page.body).toContain("/backend/api/count");
});
