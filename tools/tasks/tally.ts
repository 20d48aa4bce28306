import { existsSync, readFileSync } from "node:fs";

/** What a run of tests came to. A skipped test is a promise that nobody kept, so it fails the run. */
export type Tally = { passed: number; failed: number; skipped: number };

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0 };

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }),
    nothing,
  );
}

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};

/** A file that could not even be loaded has no tests to count; it counts as one that failed. */
export function vitestTally(report: VitestReport): Tally {
  const unloaded = report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/** A test that passed only at the second try did not pass. */
export function playwrightTally({ stats, errors }: PlaywrightReport): Tally {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + (stats.unexpected + stats.flaky === 0 ? errors.length : 0),
    skipped: stats.skipped,
  };
}

/**
 * Reads a report that a run should have left behind.
 * No report, or an exit code that the report does not explain, is one failure.
 */
export function readTally<Report>(file: string, code: number, count: (report: Report) => Tally): Tally {
  const tally = existsSync(file) ? count(JSON.parse(readFileSync(file, "utf8")) as Report) : nothing;
  const unexplained = code !== 0 && tally.failed === 0;
  const silent = tally.passed + tally.failed === 0;
  return unexplained || silent ? { ...tally, failed: tally.failed + 1 } : tally;
}

/** Prints what a run came to as its last line, and ends with it. */
export function endWith({ passed, failed, skipped }: Tally): never {
  if (skipped > 0) console.log(`[sanjog] ${skipped} tests were skipped, which counts as failing`);
  const wrong = failed + skipped;
  console.log(`${passed} passed, ${wrong} failed`);
  process.exit(wrong === 0 && passed > 0 ? 0 : 1);
}
