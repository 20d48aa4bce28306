import { connect } from "node:net";
import pg from "pg";
import { expect, test } from "vitest";
import { freePort } from "../../../test/support/free-ports.ts";
import { ConnectionError } from "./connection-error.ts";
import { serverPool } from "./pool.ts";
import { interruptionOf } from "./transaction-interruption.ts";

const answer = (code: string) => Object.assign(new pg.DatabaseError("no", 0, "error"), { code });

test.each([
  ["40001", "conflict"],
  ["40P01", "deadlock"],
  ["57P01", "connection"],
  ["08P01", "connection"],
  ["23505", null],
])("the database's answer %s is read as %s", (code, reason) => {
  expect(interruptionOf(answer(code))).toBe(reason);
});

test.each(["ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "EPIPE", "40001"])(
  "%s of another outside part is no interruption by the database",
  (code) => {
    expect(interruptionOf(Object.assign(new Error("no"), { code }))).toBeNull();
  },
);

test("a database that does not listen is told from another part that does not", async () => {
  const port = await freePort();
  const pool = serverPool(`postgres://asha@127.0.0.1:${port}/asha`);
  const database = await pool.query("select 1").catch((error: unknown) => error);
  await pool.end();
  const other = await new Promise((resolve) => connect(port, "127.0.0.1").once("error", resolve));
  expect([database, other]).toMatchObject([{ code: "ECONNREFUSED" }, { code: "ECONNREFUSED" }]);
  expect(database).toBeInstanceOf(ConnectionError);
  expect([interruptionOf(database), interruptionOf(other)]).toEqual(["connection", null]);
});
