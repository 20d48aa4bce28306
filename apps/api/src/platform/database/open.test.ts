import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { maintainDatabase } from "../jobs/maintain-database.ts";
import { FolderInUseError, lockFolder } from "./folder-lock.ts";
import { type Database, joinDatabase, openDatabase } from "./open.ts";

const parent = mkdtempSync(path.join(tmpdir(), "sanjog-open-"));
const dir = path.join(parent, "database");
let database: Database;

beforeAll(async () => {
  database = await openDatabase({ url: null, dir });
}, 180_000);

afterAll(async () => {
  await database.close();
  rmSync(parent, { recursive: true, force: true });
});

describe("The embedded database", () => {
  test("belongs to one process", async () => {
    await expect(openDatabase({ url: null, dir })).rejects.toBeInstanceOf(FolderInUseError);
  });

  test("rejects a second connection inside an open transaction instead of waiting forever", async () => {
    const inside = database.tx(() => sql`select 1`.execute(database.db));
    await expect(inside).rejects.toThrow("outside the open transaction");
    const nested = database.tx(() => database.tx(async () => 1));
    await expect(nested).rejects.toThrow("outside the open transaction");
    await expect(database.tx((tx) => sql`select 1 as one`.execute(tx))).resolves.toMatchObject({
      rows: [{ one: 1 }],
    });
  });

  test("opens transactions only through `tx`", () => {
    expect(() => database.db.transaction()).toThrow("deps.tx");
  });

  test("rolls back a transaction that fails", async () => {
    const row = { wamid: "w1", from_hash: Buffer.from("hash"), received_at: new Date() };
    const failing = database.tx(async (tx) => {
      await tx.insertInto("whatsapp_inbox").values(row).execute();
      throw new Error("too late");
    });
    await expect(failing).rejects.toThrow("too late");
    expect(await database.db.selectFrom("whatsapp_inbox").selectAll().execute()).toEqual([]);
  });

  test("loses no update when many transactions increment a row at once", async () => {
    await sql`create table tallies (n int not null)`.execute(database.db);
    await sql`insert into tallies values (0)`.execute(database.db);
    const add = () =>
      database.tx(async (tx) => {
        const { rows } = await sql<{ n: number }>`select n from tallies for update`.execute(tx);
        await sql`update tallies set n = ${(rows[0]?.n ?? 0) + 1}`.execute(tx);
      });
    await Promise.all(Array.from({ length: 60 }, add));
    expect((await sql<{ n: number }>`select n from tallies`.execute(database.db)).rows).toEqual([{ n: 60 }]);
  });

  test("is shared by a command beside the server, and neither loses an update", async () => {
    const joined = await joinDatabase({ url: null, dir });
    const add = ({ tx }: Database) =>
      tx(async (own) => {
        const { rows } = await sql<{ n: number }>`select n from tallies for update`.execute(own);
        await sql`update tallies set n = ${(rows[0]?.n ?? 0) + 1}`.execute(own);
      });
    await sql`update tallies set n = 0`.execute(database.db);
    await Promise.all(Array.from({ length: 60 }, (_, i) => add(i % 2 === 0 ? joined : database)));
    await joined.close();
    expect((await sql<{ n: number }>`select n from tallies`.execute(database.db)).rows).toEqual([{ n: 60 }]);
  });

  test("is neither created nor awaited by a command", async () => {
    const missing = path.join(parent, "missing");
    await expect(joinDatabase({ url: null, dir: missing })).rejects.toThrow("There is no database in");
    // Another process has locked the folder but does not serve the socket yet.
    mkdirSync(missing);
    const unlock = await lockFolder(missing);
    await expect(joinDatabase({ url: null, dir: missing })).rejects.toThrow("cannot be reached");
    await unlock();
  });

  test("a command reports a database server that does not respond", async () => {
    const nobody = "postgres://nobody@127.0.0.1:1/nowhere";
    await expect(joinDatabase({ url: nobody, dir })).rejects.toThrow("DATABASE_URL cannot be opened");
  });

  test("keeps its rows when it is closed and opened again", async () => {
    await maintainDatabase(database.db);
    await database.close();
    database = await openDatabase({ url: null, dir });
    expect((await sql<{ n: number }>`select n from tallies`.execute(database.db)).rows).toEqual([{ n: 60 }]);
  });
});
