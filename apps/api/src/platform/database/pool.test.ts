import { afterAll, beforeAll, expect, test } from "vitest";
import { type PostgresServer, startPostgres } from "../../../test/support/postgres-server.ts";
import { askOnce, startStandby } from "../../../test/support/standby.ts";
import { ConnectionError } from "./connection-error.ts";
import { type GuardedPool, prepared, serverPool } from "./pool.ts";

let server: PostgresServer | null;
let pool: GuardedPool | undefined;
beforeAll(async () => {
  server = await startPostgres();
  if (server) pool = serverPool(server.url);
});
afterAll(async () => {
  await pool?.end();
  await server?.stop();
});

test("A connection prepares only the statements with the prefix", async () => {
  if (!pool) return;
  for (const i of [1, 2]) {
    expect((await pool.query(`${prepared} select $1::integer + 1 as next`, [i])).rows).toEqual([
      { next: i + 1 },
    ]);
    await pool.query("select $1::integer + 2", [i]);
  }
  const { rows } = await pool.query("select statement from pg_prepared_statements");
  expect(rows).toEqual([{ statement: `${prepared} select $1::integer + 1 as next` }]);
});

test("JIT compilation is off", async () => {
  if (!pool) return;
  expect((await pool.query("show jit")).rows).toEqual([{ jit: "off" }]);
});

test("A pool for the primary does not connect to a standby, until it is promoted", async () => {
  if (!server) return;
  const standby = await startStandby(server.url);
  const misled = serverPool(standby.url);
  await expect(misled.query("select 1")).rejects.toBeInstanceOf(ConnectionError);
  await askOnce(standby.url, "select pg_promote()");
  expect((await misled.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await misled.end();
  await standby.stop();
});
