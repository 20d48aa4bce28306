import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createTestApp, type TestApp } from "../../../test/support/test-app.ts";
import { enqueue } from "./outbox.ts";
import { releaseJobsJob } from "./release-jobs.ts";
import { startJobs } from "./runner.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp([]);
});
afterAll(() => app.close());
beforeEach(async () => {
  // The queue crosses out what is done in its own time.
  await vi.waitUntil(async () => (await jobsLeft()) === 0, patience);
  app.mail.sent.length = 0;
});

const patience = { timeout: 20_000 };
const mail = { kind: "mail", to: "asha@example.com", subject: "Code", text: "123456" } as const;

async function jobsLeft(): Promise<number> {
  const { rows } = await sql`select from graphile_worker.jobs`.execute(app.deps.db);
  return rows.length;
}

async function complaint(): Promise<string> {
  const { rows } = await sql<{ last_error: string }>`
    select last_error from graphile_worker.jobs where run_at > created_at`.execute(app.deps.db);
  return rows[0]?.last_error ?? "";
}

test("The queue refuses a payload that does not fit the job, and keeps nothing of it", async () => {
  await sql`select graphile_worker.add_job('mail', '{"to": "asha@example.com", "subject": 5}'::json)`.execute(
    app.deps.db,
  );
  await app.runJobs();
  await expect.poll(complaint, patience).toMatch(/ZodError/);
  expect(await complaint()).not.toContain("asha");
  expect(app.mail.sent).toEqual([]);
  await sql`delete from graphile_worker._private_jobs`.execute(app.deps.db);
});

describe("the outbox", () => {
  test("sends nothing for what never happened", async () => {
    const undone = app.deps.tx(async (tx) => {
      await enqueue(app.deps, tx, mail);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await app.runJobs();
    expect(app.mail.sent).toEqual([]);
  });

  test("drops a code that no longer works", async () => {
    const expires_at = new Date(app.clock.now().getTime() + 600_000);
    await app.deps.tx((tx) => enqueue(app.deps, tx, { ...mail, expires_at }));
    app.clock.pass({ minutes: 10 });
    await app.runJobs();
    expect(app.mail.sent).toEqual([]);
  });

  test("tries again later when the mail server was away, and keeps no address in its complaint", async () => {
    app.mail.failNext(Object.assign(new Error("550 asha@example.com unknown"), { responseCode: 451 }));
    await app.deps.tx((tx) => enqueue(app.deps, tx, mail));
    await app.runJobs();
    // The queue notes a failure in its own time.
    await expect.poll(complaint, patience).toContain("451");
    expect(await complaint()).not.toContain("asha@example.com");
    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(app.deps.db);
    await app.runJobs();
    expect(app.mail.sent).toHaveLength(1);
  });

  test("The job that releases jobs leaves those of a process that may still run", async () => {
    const addLocked = async (minutes: number) => {
      await app.deps.tx((tx) => enqueue(app.deps, tx, mail, `locked for ${minutes}`));
      await sql`update graphile_worker._private_jobs set locked_by = ${`process ${minutes}`},
        locked_at = now() - ${minutes} * interval '1 minute' where key = ${`locked for ${minutes}`}`.execute(
        app.deps.db,
      );
    };
    await addLocked(9);
    await addLocked(11);
    const config = { ...app.deps.config, databaseUrl: "postgres://db/sanjog" };
    await releaseJobsJob.run({ ...app.deps, config }, {});
    const { rows } = await sql<{ key: string }>`
      select key from graphile_worker.jobs where locked_by is not null`.execute(app.deps.db);
    expect(rows.map(({ key }) => key)).toEqual(["locked for 9"]);
    await sql`delete from graphile_worker._private_jobs`.execute(app.deps.db);
  });

  test("goes on by itself while the server runs, also with what a killed process had in hand", async () => {
    await app.deps.tx((tx) => enqueue(app.deps, tx, mail));
    await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'gone'`.execute(
      app.deps.db,
    );
    const running = await startJobs(app.deps, [], true);
    await expect.poll(() => app.mail.sent.length, patience).toBe(1);
    await app.deps.tx((tx) => enqueue(app.deps, tx, mail));
    await expect.poll(() => app.mail.sent.length, patience).toBe(2);
    await running.stop();
  });
});
