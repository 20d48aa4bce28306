import { afterAll, beforeAll, expect, test } from "vitest";
import { type PgBouncer, startPgBouncer } from "../../../test/support/pgbouncer.ts";
import { type PostgresServer, startPostgres } from "../../../test/support/postgres-server.ts";
import { type Database, openDatabase } from "./open.ts";
import { prepared } from "./pool.ts";

let server: PostgresServer | null;
let pooler: PgBouncer | null;
let database: Database | undefined;
beforeAll(async () => {
  server = await startPostgres();
  pooler = server && (await startPgBouncer(server.url));
  if (!server || !pooler) return;
  database = await openDatabase({ url: pooler.url, directUrl: server.url, prepares: false, dir: "" });
});
afterAll(async () => {
  await database?.close();
  await pooler?.stop();
  await server?.stop();
});

const settings = ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout", "jit"];

test("through the pooler a statement has the time limits that a direct connection has", async () => {
  if (!database) return;
  for (const name of settings) {
    const [pooled, direct] = await Promise.all(
      [database.pool, database.direct].map(async (pool) => (await pool.query(`show ${name}`)).rows[0]),
    );
    expect(pooled, name).toEqual(direct);
  }
});

test("through the pooler no statement is prepared under a name", async () => {
  if (!database) return;
  await database.pool.query(`${prepared} select $1::integer + 1 as next`, [1]);
  await database.pool.query({ name: "counted", text: "select $1::integer + 2", values: [2] });
  expect((await database.pool.query("select statement from pg_prepared_statements")).rows).toEqual([]);
});
