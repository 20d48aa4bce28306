import { afterAll, beforeAll, expect, test } from "vitest";
import { type PostgresServer, startPostgres } from "../../../test/support/postgres-server.ts";
import { type GuardedPool, own_plan, serverPool } from "./pool.ts";

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

test("what is asked often is prepared, but for what wants a plan of its own", async () => {
  if (!pool) return;
  for (let i = 0; i < 8; i += 1) {
    expect((await pool.query("select $1::integer + 1 as often", [i])).rows).toEqual([{ often: i + 1 }]);
    await pool.query(`${own_plan} select $1::integer + 2`, [i]);
  }
  await pool.query("select $1::integer + 3", [1]);
  const { rows } = await pool.query("select statement from pg_prepared_statements");
  expect(rows).toEqual([{ statement: "select $1::integer + 1 as often" }]);
});

test("statements are not compiled", async () => {
  if (!pool) return;
  expect((await pool.query("show jit")).rows).toEqual([{ jit: "off" }]);
});
