import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type PostgresServer, startPostgres } from "../../../test/support/postgres-server.ts";
import { openSilentProxy } from "../../../test/support/silent-proxy.ts";
import { CommitUnknownError } from "./connection-error.ts";
import { assemble, type Database, type Tx } from "./open.ts";
import { serverPool } from "./pool.ts";
import type { Interruption } from "./transactions.ts";

// The embedded database has one backend: it knows neither deadlocks nor lost connections.
let server: PostgresServer | null;
let database: Database;
let beside: pg.Pool;
const interruptions: Interruption[] = [];

beforeAll(async () => {
  server = await startPostgres({ settings: { deadlock_timeout: "50ms" } });
  if (!server) return;
  database = open(server.url);
  beside = new pg.Pool({ connectionString: server.url });
  await beside.query("create table counters (name text primary key, value integer not null)");
});
afterAll(async () => {
  await database?.close();
  await beside?.end();
  await server?.stop();
});
beforeEach(async () => {
  if (!server) return;
  interruptions.length = 0;
  await beside.query("delete from counters");
  await beside.query("insert into counters select name, 0 from unnest(array['asha', 'balbir']) as name");
});

function open(url: string): Database {
  const pool = serverPool(url);
  const onInterruption = (interruption: Interruption) => void interruptions.push(interruption);
  return assemble({ pool, embedded: false, end: () => pool.end(), onInterruption });
}

const add = (tx: Tx, name: string) =>
  sql`update counters set value = value + 1 where name = ${name}`.execute(tx);

async function values(): Promise<Record<string, number>> {
  const { rows } = await beside.query("select name, value from counters order by name");
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

const backendOf = async (tx: Tx) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)).rows[0]?.pid;

const endBackend = (pid: number | undefined) => beside.query("select pg_terminate_backend($1, 5000)", [pid]);

/** Returns a function whose first `count` calls wait for each other. */
function meeting(count: number): () => Promise<void> {
  let here = 0;
  let open: () => void = () => undefined;
  const all_here = new Promise<void>((resolve) => {
    open = resolve;
  });
  return async () => {
    here += 1;
    if (here >= count) open();
    await all_here;
  };
}

describe("a transaction is repeated as a whole", () => {
  test("after a deadlock, so that both of two that met are done once", async () => {
    if (!server) return;
    const meet = meeting(2);
    const both = (first: string, second: string) =>
      database.tx(async (tx) => {
        await add(tx, first);
        await meet();
        await add(tx, second);
      });
    await Promise.all([both("asha", "balbir"), both("balbir", "asha")]);
    expect(await values()).toEqual({ asha: 2, balbir: 2 });
    expect(interruptions).toContainEqual({ reason: "deadlock", outcome: "repeated" });
  });

  test("after a serialization failure, so that no increment is lost", async () => {
    if (!server) return;
    const meet = meeting(2);
    const increase = () =>
      database.tx(async (tx) => {
        await sql`set transaction isolation level serializable`.execute(tx);
        const { rows } = await sql<{ value: number }>`select value from counters where name = 'asha'`.execute(
          tx,
        );
        await meet();
        await sql`update counters set value = ${(rows[0]?.value ?? 0) + 1} where name = 'asha'`.execute(tx);
      });
    await Promise.all([increase(), increase()]);
    expect(await values()).toEqual({ asha: 2, balbir: 0 });
    expect(interruptions).toContainEqual({ reason: "conflict", outcome: "repeated" });
  });

  test.each([0, 1, 2])("after its connection was ended behind statement %i", async (last) => {
    if (!server) return;
    let runs = 0;
    await database.tx(async (tx) => {
      runs += 1;
      const pid = await backendOf(tx);
      const cut = async (statement: number) => {
        if (statement === last && runs === 1) await endBackend(pid);
      };
      await cut(0);
      await add(tx, "asha");
      await cut(1);
      await add(tx, "balbir");
      await cut(2);
      // Without a statement after the cut, the loss would show at the commit.
      await sql`select 1`.execute(tx);
    });
    expect(runs).toBe(2);
    expect(await values()).toEqual({ asha: 1, balbir: 1 });
    expect(interruptions).toEqual([{ reason: "connection", outcome: "repeated" }]);
  });

  test("with the steps after the commit of the last run alone", async () => {
    if (!server) return;
    const told: number[] = [];
    let runs = 0;
    await database.tx(async (tx) => {
      runs += 1;
      const run = runs;
      tx.afterCommit.push(() => told.push(run));
      if (run === 1) await endBackend(await backendOf(tx));
      await add(tx, "asha");
    });
    expect(told).toEqual([2]);
  });
});

describe("a transaction is not repeated", () => {
  test("when it may have effects outside of the database", async () => {
    if (!server) return;
    let runs = 0;
    const failed = database.tx.once(async (tx) => {
      runs += 1;
      await endBackend(await backendOf(tx));
      await add(tx, "asha");
    });
    await expect(failed).rejects.toThrow(/terminat|not queryable/);
    expect([runs, await values()]).toEqual([1, { asha: 0, balbir: 0 }]);
    expect(interruptions).toEqual([{ reason: "connection", outcome: "refused" }]);
  });

  test("more than four times", async () => {
    if (!server) return;
    let runs = 0;
    const failed = database.tx(async (tx) => {
      runs += 1;
      await endBackend(await backendOf(tx));
      await add(tx, "asha");
    });
    await expect(failed).rejects.toThrow(/terminat|not queryable/);
    expect([runs, await values()]).toEqual([5, { asha: 0, balbir: 0 }]);
    expect(interruptions.map(({ outcome }) => outcome)).toEqual([...Array(4).fill("repeated"), "refused"]);
  });

  test("when the work itself throws", async () => {
    if (!server) return;
    let runs = 0;
    const failed = database.tx(async (tx) => {
      runs += 1;
      await add(tx, "asha");
      throw new RangeError("no");
    });
    await expect(failed).rejects.toThrow(RangeError);
    expect([runs, await values(), interruptions]).toEqual([1, { asha: 0, balbir: 0 }, []]);
  });
});

describe("a connection that is lost during the commit leaves the outcome unknown", () => {
  const slowCommit = (tx: Tx) =>
    sql`create function pg_temp.wait() returns trigger language plpgsql as
      $$ begin perform pg_sleep(0.4); return null; end $$`
      .execute(tx)
      .then(() => sql`create temporary table slow (id integer) on commit drop`.execute(tx))
      .then(() =>
        sql`create constraint trigger wait after insert on slow initially deferred
          for each row execute function pg_temp.wait()`.execute(tx),
      )
      .then(() => sql`insert into slow values (1)`.execute(tx));

  test("and nothing is repeated when the server rolled it back", async () => {
    if (!server) return;
    let runs = 0;
    const failed = database.tx(async (tx) => {
      runs += 1;
      await slowCommit(tx);
      await add(tx, "asha");
      const pid = await backendOf(tx);
      setTimeout(() => void endBackend(pid), 150);
    });
    await expect(failed).rejects.toThrow(CommitUnknownError);
    expect([runs, await values()]).toEqual([1, { asha: 0, balbir: 0 }]);
    expect(interruptions).toEqual([{ reason: "connection", outcome: "unknown" }]);
  });

  test("and nothing is repeated when the server committed it and the answer was lost", async () => {
    if (!server) return;
    const url = new URL(String(server?.url));
    const line = await openSilentProxy(`${url.searchParams.get("host")}/.s.PGSQL.5432`);
    url.searchParams.delete("host");
    url.host = `127.0.0.1:${line.port}`;
    const distant = open(url.href);
    let runs = 0;
    const failed = distant.tx(async (tx) => {
      runs += 1;
      await slowCommit(tx);
      await add(tx, "asha");
      setTimeout(line.silence, 150);
      setTimeout(line.cut, 700);
    });
    await expect(failed).rejects.toThrow(CommitUnknownError);
    expect([runs, await values()]).toEqual([1, { asha: 1, balbir: 0 }]);
    await distant.close();
    await line.close();
  });
});

test("a commit whose wait for a standby was cancelled leaves the outcome unknown, although the server reports it as done", async () => {
  if (!server) return;
  const alone = await startPostgres({ settings: { synchronous_standby_names: "nobody" } });
  const url = String(alone?.url);
  const operator = new pg.Client({ connectionString: url, options: "-c synchronous_commit=local" });
  await operator.connect();
  await operator.query("create table counters (name text primary key, value integer not null)");
  await operator.query("insert into counters values ('asha', 0)");
  const waiting = open(url);
  let runs = 0;
  const failed = waiting.tx(async (tx) => {
    runs += 1;
    await add(tx, "asha");
  });
  failed.catch(() => undefined);
  await vi.waitFor(async () => {
    const { rows } = await operator.query(
      "select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'",
    );
    expect(rows).toHaveLength(1);
  });
  const error = await failed.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CommitUnknownError);
  expect(runs).toBe(1);
  expect(interruptions).toEqual([{ reason: "connection", outcome: "unknown" }]);
  await waiting.close();
  await operator.end();
  await alone?.stop();
});

test("a transaction whose connection leads to a former primary is repeated on another connection", async () => {
  if (!server) return;
  const backends: (number | undefined)[] = [];
  await database.tx(async (tx) => {
    backends.push(await backendOf(tx));
    // What a server in recovery answers to every write.
    if (backends.length === 1) await sql`set transaction read only`.execute(tx);
    await add(tx, "asha");
  });
  expect(new Set(backends).size).toBe(2);
  expect(await values()).toEqual({ asha: 1, balbir: 0 });
  expect(interruptions).toEqual([{ reason: "connection", outcome: "repeated" }]);
});
