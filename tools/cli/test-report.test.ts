import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { at } from "./child.ts";
import { countPlaywright, countVitest } from "./test-report.ts";

const folder = mkdtempSync(path.join(tmpdir(), "sanjog-report-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = path.join(folder, "report.json");
const write = (report: object) => writeFileSync(file, JSON.stringify(report));
const assertion = (fullName: string, status: string, ...failureMessages: string[]) => ({
  fullName,
  status,
  failureMessages,
});

test("A run is counted with the name and the first line of each failure", () => {
  const ages = [
    assertion("an age is whole", "passed"),
    assertion("a leap day counts", "failed", "Error: 1\n at x"),
  ];
  write({
    testResults: [
      { name: at("ages.test.ts"), status: "failed", message: "", assertionResults: ages },
      {
        name: at("names.test.ts"),
        status: "passed",
        message: "",
        assertionResults: [assertion("b", "passed")],
      },
    ],
  });
  expect(countVitest(1, file)).toEqual({
    passed: 2,
    failures: ["ages.test.ts a leap day counts: Error: 1"],
  });
});

test("A test that a hook kept from running has the hook's message", () => {
  const kept = [assertion("a", "failed")];
  write({
    testResults: [
      { name: at("a.test.ts"), status: "failed", message: "no port is free\n at x", assertionResults: kept },
    ],
  });
  expect(countVitest(1, file)).toEqual({ passed: 0, failures: ["a.test.ts a: no port is free"] });
});

test("A skipped test, a file that could not be read and a run that says nothing count as failures", () => {
  const skipped = [assertion("a", "skipped")];
  write({
    testResults: [
      { name: at("a.test.ts"), status: "passed", message: "", assertionResults: skipped },
      { name: at("b.test.ts"), status: "failed", message: "no such module", assertionResults: [] },
    ],
  });
  expect(countVitest(1, file)).toEqual({
    passed: 0,
    failures: ["a.test.ts a", "b.test.ts: no such module"],
  });
  const silent = ["a run ended with 1 after 0 tests; see its output"];
  expect(countVitest(1, path.join(folder, "none.json"))).toEqual({ passed: 0, failures: silent });
});

test("A journey is counted once for each screen it was made on", () => {
  const tests = [
    { projectName: "phone", status: "expected" },
    { projectName: "desktop", status: "flaky" },
  ];
  write({
    suites: [{ suites: [{ specs: [{ title: "a login", file: "login.spec.ts", tests }] }] }],
  });
  expect(countPlaywright(1, file)).toEqual({
    passed: 1,
    failures: ["[desktop] login.spec.ts a login"],
  });
});

test("A journey that failed tells each of its errors in one line, with what was found", () => {
  const received = '- Expected\n+ Received\n\n- Array []\n+ Array [\n+   "color-contrast: .chip",\n+ ]';
  const errors = [
    { message: `\u001b[31mError: axe on /home\u001b[39m\n\n${received}\n\n  44 | source` },
    { message: "Error: sideways scroll\n\nExpected: 0" },
  ];
  const tests = [{ projectName: "phone", status: "unexpected", results: [{ errors }] }];
  write({ suites: [{ specs: [{ title: "a home", file: "home.spec.ts", tests }] }] });
  expect(countPlaywright(1, file).failures).toEqual([
    '[phone] home.spec.ts a home: Error: axe on /home Received Array [ "color-contrast: .chip", ]; Error: sideways scroll',
  ]);
});
