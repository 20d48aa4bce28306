import { day_ms } from "@sanjog/domain/calendar";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../test/support/test-app.ts";
import { type JobDefinition, nightly } from "./job.ts";
import { allowTidy, judgeNight } from "./tidy-night.ts";

const monday = new Date("2026-11-23T21:17:00Z");
const after = (days: number) => new Date(monday.getTime() + days * day_ms);

describe("Judging a night by the server's clock", () => {
  test.each([
    ["the first night", undefined, 0, null],
    ["the night after", { last_at: monday, waits_until: null }, 1, null],
    ["after three nights without a server", { last_at: monday, waits_until: null }, 4, null],
    ["after a clock that is a year ahead", { last_at: monday, waits_until: null }, 365, 372],
    ["the night after that", { last_at: after(365), waits_until: after(372) }, 366, 372],
    ["a week after that", { last_at: after(371), waits_until: after(372) }, 372, 372],
    ["after a clock that was set back", { last_at: after(365), waits_until: after(372) }, 2, 9],
    ["after a clock that was set back by an hour", { last_at: monday, waits_until: null }, -1 / 24, null],
  ])("%s", (_case, before, day, waits_until) => {
    expect(judgeNight(before, after(day))).toEqual({
      last_at: after(day),
      waits_until: waits_until === null ? null : after(waits_until),
    });
  });
});

describe("After the clock jumps a year ahead", () => {
  let app: TestApp;
  let nights = 0;
  const count: JobDefinition = {
    name: "count_nights",
    schedule: nightly,
    run: async () => {
      nights += 1;
    },
  };
  beforeAll(async () => {
    app = await createTestApp([{ name: "account-lifecycle", routes: () => undefined, jobs: [count] }]);
  });
  afterAll(() => app.close());

  /** Runs the jobs of one night. Returns whether the nightly job ran. */
  const night = async () => {
    const before = nights;
    await sql`select graphile_worker.add_job('count_nights')`.execute(app.deps.db);
    await app.runJobs();
    return nights > before;
  };

  test("nightly jobs delete nothing for a week, or until an operator allows it", async () => {
    expect(await night()).toBe(true);
    app.clock.pass({ days: 365 });
    expect(await night()).toBe(false);
    app.clock.pass({ days: 1 });
    expect(await night()).toBe(false);
    await allowTidy(app.deps.db, app.clock.now());
    app.clock.pass({ days: 1 });
    expect(await night()).toBe(true);
    app.clock.pass({ days: 30 });
    for (let n = 0; n < 7; n += 1) {
      expect(await night()).toBe(false);
      app.clock.pass({ days: 1 });
    }
    expect(await night()).toBe(true);
  });
});
