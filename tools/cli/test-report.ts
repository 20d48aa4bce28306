import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { at } from "./child.ts";

/** One test, or a file that could not be run; `why` begins its error. */
type Result = { name: string; passed: boolean; why?: string | undefined };

/** The tests of a run: how many passed, and a line for each that did not. A skipped test counts as failed. */
export type Count = { passed: number; failures: string[] };

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};
type Suite = { specs?: Spec[]; suites?: Suite[] };
type Spec = { title: string; file: string; tests: Journey[] };
type Journey = { projectName: string; status: string; results?: { errors: { message?: string }[] }[] };

/** Returns the count of a run of Vitest that ended with this code and wrote this report, if any. */
export const countVitest = (code: number, file: string) =>
  countOf(code, file, ({ testResults }: VitestReport) => testResults.flatMap(resultsOfFile));

/** Returns the count of a run of Playwright. */
export const countPlaywright = (code: number, file: string) =>
  countOf(code, file, (suite: Suite) => resultsOfSuite(suite));

function resultsOfFile(file: VitestReport["testResults"][0]): Result[] {
  const { status, message, assertionResults } = file;
  const name = path.relative(at(), file.name);
  const results = assertionResults.map((test) => ({
    name: `${name} ${test.fullName}`,
    passed: test.status === "passed",
    // A test that did not run because of a hook has no message of its own.
    why: test.failureMessages[0] || message,
  }));
  const explained = status === "passed" || results.some(({ passed }) => !passed);
  return explained ? results : [...results, { name, passed: false, why: message }];
}

function resultsOfSuite({ specs = [], suites = [] }: Suite): Result[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results = [] }) => ({
      name: `[${projectName}] ${file} ${title}`,
      passed: status === "expected",
      why: results.flatMap(({ errors }) => errors.map(({ message = "" }) => shortened(message))).join("; "),
    })),
  );
  return [...own, ...suites.flatMap(resultsOfSuite)];
}

/** Returns the first line of a journey's error and what was found, which its comparison marks with a plus. */
function shortened(message: string): string {
  const [first = "", ...others] = stripVTControlCharacters(message).split("\n");
  const found = others.filter((line) => line.startsWith("+ "));
  return [first, ...found.map((line) => line.slice(1).trim())].join(" ");
}

/** A run that failed or ran nothing without saying why counts as one failure. */
function countOf<Report>(code: number, file: string, resultsOf: (report: Report) => Result[]): Count {
  const results = existsSync(file) ? resultsOf(JSON.parse(readFileSync(file, "utf8"))) : [];
  const failed = results.filter(({ passed }) => !passed);
  const failures = failed.map(({ name, why }) => (why ? `${name}: ${why.split("\n")[0]}` : name));
  const unexplained = failures.length === 0 && (code !== 0 || results.length === 0);
  if (unexplained) failures.push(`a run ended with ${code} after ${results.length} tests; see its output`);
  return { passed: results.length - failed.length, failures };
}
