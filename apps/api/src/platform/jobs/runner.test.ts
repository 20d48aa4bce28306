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
  // The queue deletes finished jobs asynchronously.
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

test("The queue rejects a payload that does not fit the job, and its stored error contains no part of the payload", async () => {
  await sql`select graphile_worker.add_job('mail', '{"to": "asha@example.com", "subject": 5}'::json)`.execute(
    app.deps.db,
  );
  await app.runJobs();
  await expect.poll(complaint, patience).toMatch(/ZodError/);
  expect(await complaint()).not.toContain("asha");
  expect(app.mail.sent).toEqual([]);
  await sql`delete from graphile_worker._private_jobs`.execute(app.deps.db);
});

describe("The outbox", () => {
  test("sends nothing when the transaction is rolled back", async () => {
    const undone = app.deps.tx(async (tx) => {
      await enqueue(app.deps, tx, mail);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await app.runJobs();
    expect(app.mail.sent).toEqual([]);
  });

  test("drops a message whose code has expired", async () => {
    const expires_at = new Date(app.clock.now().getTime() + 600_000);
    await app.deps.tx((tx) => enqueue(app.deps, tx, { ...mail, expires_at }));
    app.clock.pass({ minutes: 10 });
    await app.runJobs();
    expect(app.mail.sent).toEqual([]);
  });

  test("retries when the mail server is unavailable, and stores no address in the job's error", async () => {
    app.mail.failNext(Object.assign(new Error("550 asha@example.com unknown"), { responseCode: 451 }));
    await app.deps.tx((tx) => enqueue(app.deps, tx, mail));
    await app.runJobs();
    // The queue records a failure asynchronously.
    await expect.poll(complaint, patience).toContain("451");
    expect(await complaint()).not.toContain("asha@example.com");
    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(app.deps.db);
    await app.runJobs();
    expect(app.mail.sent).toHaveLength(1);
  });

  test("unlocks jobs that were locked over ten minutes ago and no others", async () => {
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

  test("runs new jobs while the server runs, and the jobs that a killed process left locked", async () => {
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
