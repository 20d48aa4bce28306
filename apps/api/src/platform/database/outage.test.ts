import { connect, createServer, type Socket } from "node:net";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createApp } from "../../app.ts";
import { areas } from "../../areas.ts";
import { createComplete } from "../../testing/families.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { assemble } from "./open.ts";
import { serverPool } from "./pool.ts";

let house: TestApp;
beforeAll(async () => {
  house = await createTestApp(areas);
});
afterAll(() => house.close());

/** A line to the server that can fall silent: what is sent is taken, and nothing comes back. */
async function openLine(socket: string) {
  const held = new Set<Socket>();
  let silent = false;
  const line = createServer((near) => {
    const far = connect(socket);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      held.add(one);
      one.on("data", (bytes) => silent || other.write(bytes));
      one.on("error", () => other.destroy());
      one.on("close", () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => line.listen(0, "127.0.0.1", resolve));
  const address = line.address();
  const cut = () => {
    for (const one of held) one.destroy();
  };
  return {
    port: typeof address === "object" && address ? address.port : 0,
    silence: () => {
      silent = true;
    },
    speak: () => {
      silent = false;
      cut();
    },
    close: () => {
      cut();
      line.close();
    },
  };
}

test("while the database is silent members are told to come back, and nobody is signed out; then all goes on", async () => {
  const template = inject("template");
  // The embedded database is in the same process, and silent together with it.
  if (template.kind === "folder") return;
  const asha = await createComplete(house, "Asha");
  const url = new URL(String(house.deps.pool.options.connectionString));
  const folder = url.searchParams.get("host");
  // A server elsewhere is not ours to stand in front of.
  if (!folder?.startsWith("/")) return;
  const line = await openLine(`${folder}/.s.PGSQL.5432`);
  url.searchParams.delete("host");
  url.host = `127.0.0.1:${line.port}`;
  const pool = serverPool(url.href);
  const database = assemble(pool, false, () => pool.end());
  const deps = { ...house.deps, db: database.db, tx: database.tx, pool };
  const app = await createApp(deps, areas, { webFolder: "/nowhere" });
  const ask = async () => {
    const headers = { authorization: `Bearer ${asha.token}` };
    const { statusCode, headers: said } = await app.inject({ url: "/backend/api/user/friends", headers });
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
  await app.close();
  await database.close();
  line.close();
}, 60_000);
