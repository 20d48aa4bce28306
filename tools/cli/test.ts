import { globSync, rmSync } from "node:fs";
import { missingForSite } from "../../apps/api/test/support/proxy.ts";
import { at, onStop, runNode, say } from "./child.ts";
import {
  excluding,
  of_a_site,
  of_any_database,
  of_no_server,
  of_the_long_run,
  usual_journeys,
} from "./test-lists.ts";
import { type Count, countPlaywright, countVitest } from "./test-report.ts";

const vitest = at("node_modules/vitest/vitest.mjs");
const playwright = at("node_modules/@playwright/test/cli.js");
const report = at("node_modules/.cache/test-report.json");
const debian_servers = "/usr/lib/postgresql/*/bin/initdb";

onStop(1);
/** `npm test -- <path or option>` is Vitest's own command; `npm run test:all` runs every test, `npm test` the usual ones. */
const args = process.argv.slice(2);
if (args.length > 0 && args[0] !== "--all") process.exit((await runNode([vitest, "run", ...args])).code);
const counts = await (args[0] === "--all" ? runAll() : runUsual());
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failures = counts.flatMap((count) => count.failures);
for (const failure of failures) console.log(`FAILED ${failure}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);

/** Runs the tests of the server once, on a PostgreSQL server where there is one, and the rest but for the long ones. */
async function runUsual(): Promise<Count[]> {
  const left_out = excluding([...of_the_long_run, ...impossibleHere()]);
  const { files, projects } = usual_journeys;
  const tests = await runVitest(left_out, findServer());
  return [tests, await runJourneys([...files, ...projects.flatMap((name) => ["--project", name])])];
}

/** Runs every test, those of the server on the embedded database and once more on a PostgreSQL server. */
async function runAll(): Promise<Count[]> {
  const server = findServer();
  const tests = [await runVitest(excluding(server ? of_any_database : of_a_site))];
  const again = ["--project", "api", ...excluding([...of_no_server, ...impossibleHere()])];
  if (server) tests.push(await runVitest(again, server));
  return [...tests, await runJourneys([])];
}

/** Returns the server that tests may use: the one that was named, or the machine's own if it has one. */
function findServer(): string | undefined {
  const url = process.env.TEST_DATABASE_URL;
  if (url || globSync(debian_servers).length > 0) return url || "debian";
  say("!!! NO POSTGRESQL SERVER WAS FOUND. The server's tests run on the embedded database only.");
  say("!!! Install Debian's package postgresql, or set TEST_DATABASE_URL, to run them on a server too.");
  return undefined;
}

/** Returns the tests that this machine cannot run, and prints which they are. */
function impossibleHere(): readonly string[] {
  const missing = missingForSite();
  if (missing.length === 0) return [];
  say(`!!! SEVERAL PROCESSES BEHIND A PROXY ARE NOT TESTED: there is no ${missing.join(", no ")}.`);
  say("!!! Install Debian's packages nginx-light, postgresql and openssl to test them.");
  return of_a_site;
}

async function runVitest(options: string[], server?: string): Promise<Count> {
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { code } = await runNode([vitest, "run", ...reporters, ...options], {
    env: { TEST_DATABASE_URL: server },
  });
  return countVitest(code, report);
}

async function runJourneys(options: string[]): Promise<Count> {
  rmSync(report, { force: true });
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const { code } = await runNode([playwright, "test", "--reporter=list,json", ...options], { env });
  return countPlaywright(code, report);
}
