import type { AddressInfo } from "node:net";
import { logout } from "@sanjog/contract/accounts";
import { blockMember } from "@sanjog/contract/blocks";
import { sendRequest } from "@sanjog/contract/connections";
import { base_path } from "@sanjog/contract/endpoint";
import type { LiveEvent } from "@sanjog/contract/live-event";
import { listNotifications, liveNews, markNotification } from "@sanjog/contract/notifications";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import { type Person, signIn } from "../../test/support/people.ts";
import { type PostgresServer, startPostgres } from "../../test/support/postgres-server.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { accountsArea } from "../accounts/routes.ts";
import { blocksArea } from "../blocks/routes.ts";
import { connectionsArea } from "../connections/routes.ts";
import { type Database, openDatabase } from "../platform/database/open.ts";
import type { Viewer } from "../platform/http/authenticate.ts";
import { createLiveBetweenProcesses } from "../platform/live/between-processes.ts";
import type { Live } from "../platform/live/live.ts";
import { createLog } from "../platform/observability/log.ts";
import { createLiveStreams } from "./queries/live-streams.ts";
import { notificationsArea } from "./routes.ts";

const areas = [notificationsArea, connectionsArea, blocksArea, accountsArea];
const soon = { timeout: 10_000, interval: 20 };

/** An open page: what it has heard, and whether the server still holds it. */
type Page = { heard: LiveEvent[]; raw: string; ended: boolean; close(): void };
const pages: Page[] = [];
afterEach(() => {
  for (const page of pages.splice(0)) page.close();
});

async function openPage(app: TestApp, token: string): Promise<Page> {
  const port = (app.fastify.server.address() as AddressInfo).port;
  const leaving = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${port}${base_path}${liveNews.path}`, {
    headers: { authorization: `Bearer ${token}`, "accept-encoding": "gzip" },
    signal: leaving.signal,
  });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/event-stream"]);
  const page: Page = { heard: [], raw: "", ended: false, close: () => leaving.abort() };
  pages.push(page);
  void listen(answer, page);
  // The count comes at once; news from just before may come after it.
  await expect.poll(() => page.heard.length, soon).toBeGreaterThan(0);
  return page;
}

async function listen(answer: Response, page: Page): Promise<void> {
  try {
    for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      page.raw += piece;
      page.heard = [...page.raw.matchAll(/event: notice\ndata: (.+)\n\n/g)].map(
        ([, data = ""]) => JSON.parse(data) as LiveEvent,
      );
    }
  } catch {
    // Left by the test itself.
  }
  page.ended = true;
}

const ask = (app: TestApp, from: Person, to: Person) =>
  as(app, from).call(sendRequest, { body: { receiver_id: to.id } });

describe("an open page", () => {
  let app: TestApp;
  let asha: Person;
  let balbir: Person;
  beforeAll(async () => {
    app = await createTestApp(areas);
    await app.fastify.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    asha = await createComplete(app, "Asha");
    balbir = await createMan(app, "Balbir");
  });

  test("receives the count at once, and every page of the member receives new events within a second", async () => {
    const both = [await openPage(app, balbir.token), await openPage(app, await signIn(app, balbir.id))];
    const hers = await openPage(app, asha.token);
    await ask(app, asha, balbir);
    for (const page of both) {
      await expect
        .poll(() => page.heard, soon)
        .toEqual([
          { kind: "unread", unread: 0 },
          { kind: "request_received", unread: 1 },
        ]);
      expect(page.raw).not.toMatch(/Asha/);
    }
    expect(hers.heard).toHaveLength(1);
  });

  test("receives an event when another page has read the notification", async () => {
    await ask(app, asha, balbir);
    const page = await openPage(app, balbir.token);
    const [notification] = (await as(app, balbir).call(listNotifications)).data.data;
    await as(app, balbir).call(markNotification, {
      params: { id: notification?.id ?? "" },
      body: { status: "read" },
    });
    await expect.poll(() => page.heard.at(-1), soon).toEqual({ kind: "unread", unread: 0 });
  });

  test("receives no event for a transaction that was rolled back", async () => {
    const page = await openPage(app, balbir.token);
    const undone = app.deps.tx(async (tx) => {
      await app.deps.live.announce(tx, { member_id: balbir.id, about: "request_received" });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await ask(app, asha, balbir);
    await expect.poll(() => page.heard.at(-1), soon).toEqual({ kind: "request_received", unread: 1 });
    expect(page.heard).toHaveLength(2);
  });

  test("of the blocking member receives the changed count", async () => {
    await ask(app, asha, balbir);
    const page = await openPage(app, balbir.token);
    await as(app, balbir).call(blockMember, { body: { blocked_user_id: asha.id } });
    await expect.poll(() => page.heard.at(-1), soon).toEqual({ kind: "unread", unread: 0 });
  });

  test("L8: of the blocked member receives no event, although their notifications are deleted", async () => {
    const page = await openPage(app, balbir.token);
    await ask(app, asha, balbir);
    await expect.poll(() => page.heard.length, soon).toBe(2);
    await as(app, asha).call(blockMember, { body: { blocked_user_id: balbir.id } });
    await ask(app, await createComplete(app, "Deepa"), balbir);
    await expect.poll(() => page.heard.length, soon).toBeGreaterThan(2);
    expect(page.heard.slice(2)).toEqual([{ kind: "request_received", unread: 1 }]);
  });

  test("ends with its own login and no other", async () => {
    const [here, there] = [
      await openPage(app, balbir.token),
      await openPage(app, await signIn(app, balbir.id)),
    ];
    await as(app, balbir).call(logout);
    await expect.poll(() => here.ended, soon).toBe(true);
    await ask(app, asha, balbir);
    await expect.poll(() => there.heard.length, soon).toBe(2);
    expect(there.ended).toBe(false);
  });

  test("needs a token, and is closed for newer pages of the same member", async () => {
    expect((await as(app).call(liveNews)).status).toBe(401);
    const opened: Page[] = [];
    for (let i = 0; i < 13; i += 1) opened.push(await openPage(app, balbir.token));
    await expect.poll(() => opened[0]?.ended, soon).toBe(true);
    expect(opened.at(-1)?.ended).toBe(false);
  });

  test("gets a complete response when it is closed before its response was sent", () => {
    const streams = createLiveStreams(app.deps);
    const viewer = { id: balbir.id, session_id: "none" } as Viewer;
    const opened = Array.from({ length: 13 }, () => streams.open(viewer));
    expect(opened[0]?.destroyed).toBe(false);
    for (const stream of opened) stream.destroy();
  });

  test("does not prevent the server from stopping", async () => {
    const stopping = await createTestApp(areas);
    await stopping.fastify.listen({ port: 0, host: "127.0.0.1" });
    const page = await openPage(stopping, await signIn(stopping, (await createMan(stopping, "Charan")).id));
    await stopping.close();
    await expect.poll(() => page.ended, soon).toBe(true);
  });
});

describe("two processes on one PostgreSQL server", () => {
  let server: PostgresServer | null;
  const apps: TestApp[] = [];
  const opened: { database: Database; live: Live }[] = [];
  beforeAll(async () => {
    server = await startPostgres();
    if (!server) return;
    for (const _ of ["one", "two"]) {
      const database = await openDatabase({ url: server.url, dir: "" });
      const live = await createLiveBetweenProcesses(database.pool, createLog("silent"));
      opened.push({ database, live });
      const { db, tx, pool } = database;
      const app = await createTestApp(areas, { ports: () => ({ db, tx, pool, live }) });
      await app.fastify.listen({ port: 0, host: "127.0.0.1" });
      apps.push(app);
    }
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
    for (const { database, live } of opened) {
      await live.close();
      await database.close();
    }
    await server?.stop();
  });

  test("deliver each other's events within a second, and a logout ends the page in both", async () => {
    const [one, two] = apps;
    if (!one || !two) return;
    const asha = await createComplete(one, "Asha");
    const balbir = await createMan(one, "Balbir");
    const page = await openPage(two, balbir.token);
    expect((await ask(one, asha, balbir)).status).toBe(200);
    await expect.poll(() => page.heard.at(-1), soon).toEqual({ kind: "request_received", unread: 1 });
    await as(one, balbir).call(logout);
    await expect.poll(() => page.ended, soon).toBe(true);
  });

  test("recover from a broken connection, and send pages what they may have missed", async () => {
    const [one, two] = apps;
    if (!one || !two) return;
    const deepa = await createComplete(one, "Deepa");
    const charan = await createMan(one, "Charan");
    const page = await openPage(two, charan.token);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen%' and pid <> pg_backend_pid()`.execute(
      one.deps.db,
    );
    await ask(one, deepa, charan);
    await expect.poll(() => page.heard.at(-1), soon).toMatchObject({ unread: 1 });
  });
});
