import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { playwrightTally, readTally, sum, vitestTally } from "./tasks/tally.ts";

const folder = mkdtempSync(path.join(tmpdir(), "sanjog-tally-"));
afterAll(() => rmSync(folder, { recursive: true }));

const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
const playwright = { stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };

function report(content: unknown): string {
  const file = path.join(folder, "report.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test("the count is over all suites", () => {
  expect(sum([vitestTally(vitest), playwrightTally(playwright)])).toEqual({
    passed: 5,
    failed: 0,
    skipped: 0,
  });
});

test("a test file that could not be loaded counts as failed", () => {
  const testResults = [{ status: "failed", assertionResults: [] }];
  expect(vitestTally({ ...vitest, testResults }).failed).toBe(1);
});

test("a skipped or postponed test is counted as such", () => {
  expect(vitestTally({ ...vitest, numPendingTests: 1, numTodoTests: 1 }).skipped).toBe(2);
});

test("a journey that needed a second try did not pass", () => {
  expect(playwrightTally({ ...playwright, stats: { ...playwright.stats, flaky: 1 } }).failed).toBe(1);
});

test("a run without a report, without tests or with an unexplained end counts as failed", () => {
  expect(readTally(path.join(folder, "none.json"), 0, vitestTally).failed).toBe(1);
  expect(readTally(report({ ...vitest, numPassedTests: 0 }), 0, vitestTally).failed).toBe(1);
  expect(readTally(report(vitest), 1, vitestTally).failed).toBe(1);
  expect(readTally(report(vitest), 0, vitestTally)).toEqual({ passed: 3, failed: 0, skipped: 0 });
});
