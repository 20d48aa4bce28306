import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { areas } from "./areas.ts";
import { jobsOf } from "./platform/jobs/job-list.ts";

const jobs = jobsOf(areas);

test("The manual lists every job with its schedule", () => {
  const manual = readFileSync(new URL("../../../docs/operations.md", import.meta.url), "utf8");
  const [, table = ""] = /<!-- jobs -->\n([\s\S]*?)<!-- \/jobs -->/.exec(manual) ?? [];
  const rows = [...table.matchAll(/^\| `(\w+)` \| `?([^|`]+)`? \|/gm)].map(([, name, cron]) => [name, cron]);
  expect(rows).toEqual(jobs.map(({ name, schedule }) => [name, schedule?.cron ?? "when added"]));
});

test("Every job has a name of its own", () => {
  expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length);
});
