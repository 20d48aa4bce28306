import { Kysely, PostgresDialect } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import { createTestApp, type TestApp, type TestAppOptions } from "../../../test/support/test-app.ts";
import { serverPool } from "../database/pool.ts";
import type { Tables } from "../database/tables.ts";
import { putPicture } from "../files/picture-writes.ts";
import { createHealth } from "./health.ts";

let app: TestApp | undefined;
afterEach(() => app?.close());

async function open(ports: TestAppOptions["ports"] = () => ({})): Promise<TestApp> {
  app = await createTestApp([], { ports });
  return app;
}

describe("anyone who keeps the server running", () => {
  test("hears that it is ready, and of which parts", async () => {
    const { fastify } = await open();
    const answer = await fastify.inject("/health/ready");
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        status: "ready",
        parts: { database: "ok", jobs: "ok", pictures: "ok", whatsapp: "ok", sms: "ok" },
        version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      },
    ]);
  });

  test("hears of pictures that are away and jobs that stand still, and goes on serving", async () => {
    const exists = () => Promise.reject(new Error("the store is away"));
    const { deps } = await open(({ photos }) => ({ photos: { ...photos, exists } }));
    const health = createHealth(deps);
    health.jobs(() => false);
    expect(await health.read()).toEqual({
      status: "ready",
      parts: { database: "ok", jobs: "failing", pictures: "failing", whatsapp: "ok", sms: "ok" },
    });
  });

  test("hears of pictures while none can be written, until one was or a minute is over", async () => {
    let full = true;
    const put = async () => {
      if (full) throw Object.assign(new Error("no room"), { code: "ENOSPC" });
    };
    const { deps, clock } = await open(({ photos }) => ({ photos: { ...photos, put } }));
    const health = createHealth(deps);
    const pictures = async () => (await health.read()).parts.pictures;
    const write = () => putPicture(deps, "a-picture-of-asha-full", Buffer.from("1"));
    await expect(write()).rejects.toThrow("no room");
    expect(await pictures()).toBe("failing");
    clock.pass({ minutes: 1 });
    expect(await pictures()).toBe("ok");
    await expect(write()).rejects.toThrow("no room");
    expect(await pictures()).toBe("failing");
    full = false;
    await write();
    expect(await pictures()).toBe("ok");
  });

  test("hears that it is not ready without its database, and that it is alive", async () => {
    const { fastify, deps } = await open();
    const pool = serverPool("postgres://nobody@127.0.0.1:1/nothing");
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    expect(await createHealth({ ...deps, db }).read()).toMatchObject({
      status: "database unavailable",
      parts: { database: "failing" },
    });
    await db.destroy();
    expect((await fastify.inject("/health/live")).statusCode).toBe(200);
  });

  test("hears that a server which was told to stop is not ready, though it answers", async () => {
    const { deps } = await open();
    const health = createHealth(deps);
    health.stopping();
    expect(await health.read()).toMatchObject({ status: "stopping", parts: { database: "ok" } });
  });
});
