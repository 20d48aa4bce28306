import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createComplete } from "../../../test/support/families.ts";
import { openSilentProxy } from "../../../test/support/silent-proxy.ts";
import { createTestApp, type TestApp } from "../../../test/support/test-app.ts";
import { createApp } from "../../app.ts";
import { areas } from "../../areas.ts";
import { assemble } from "./open.ts";
import { serverPool } from "./pool.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp(areas);
});
afterAll(() => app.close());

test("Requests get status 503 while the database does not respond, sessions remain, and then everything works again", async () => {
  const template = inject("template");
  // The embedded database runs in the server's process, so it cannot stop responding on its own.
  if (template.kind === "folder") return;
  const asha = await createComplete(app, "Asha");
  const url = new URL(String(app.deps.pool.options.connectionString));
  const folder = url.searchParams.get("host");
  // The test needs a database server on this machine, because it puts a proxy in front of it.
  if (!folder?.startsWith("/")) return;
  const line = await openSilentProxy(`${folder}/.s.PGSQL.5432`);
  url.searchParams.delete("host");
  url.host = `127.0.0.1:${line.port}`;
  const pool = serverPool(url.href);
  const database = assemble({ pool, embedded: false, end: () => pool.end() });
  const deps = { ...app.deps, db: database.db, tx: database.tx, pool };
  const fastify = await createApp(deps, areas, { webFolder: "/nowhere" });
  const ask = async () => {
    const headers = { authorization: `Bearer ${asha.token}` };
    const { statusCode, headers: said } = await fastify.inject({ url: "/backend/api/user/friends", headers });
    return [statusCode, said["retry-after"] !== undefined];
  };
  expect(await ask()).toEqual([200, false]);
  line.silence();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([
    [503, true],
    [503, true],
    [503, true],
  ]);
  line.speak();
  await expect.poll(ask, { timeout: 10_000 }).toEqual([200, false]);
  await fastify.close();
  await database.close();
  await line.close();
});
