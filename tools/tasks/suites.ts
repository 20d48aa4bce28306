import { globSync, rmSync } from "node:fs";
import path from "node:path";
import { freePort } from "../../apps/api/test/support/free-ports.ts";
import { prepareBrowser } from "../browser.ts";
import { buildWeb, isBuilt } from "./build-web.ts";
import { at, commands, runNode, say } from "./child.ts";
import { findServer, withoutSite } from "./databases.ts";
import { runFolder } from "./run-folder.ts";
import { nothing, playwrightTally, readTally, sum, type Tally, vitestTally } from "./tally.ts";
import {
  excluding,
  of_a_site,
  of_any_database,
  of_no_server,
  of_the_long_run,
  usual_journeys,
} from "./test-lists.ts";

const reports = at("node_modules", ".cache", "reports");

/** Tests must not depend on what the caller's shell is set up for. */
const clean = {
  NODE_ENV: undefined,
  DATABASE_URL: undefined,
  DATA_DIR: undefined,
  PORT: undefined,
  PROOFS: undefined,
};

/** Playwright sets FORCE_COLOR for its workers, which then complain about NO_COLOR. */
const plain = process.env.NO_COLOR ? { NO_COLOR: undefined, FORCE_COLOR: "0" } : {};

export async function runVitest(name: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<Tally> {
  const file = `${reports}/${name.replaceAll(/\W+/g, "-")}.json`;
  rmSync(file, { force: true });
  say(`tests: ${name}`);
  const { code } = await runNode(
    [commands.vitest, "run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`, ...args],
    { env: { ...clean, TMPDIR: runFolder(), ...env } },
  );
  return readTally(file, code, vitestTally);
}

/** The whole house in a browser: the built product, started as a member would find it. */
export async function runJourneys(args: string[] = []): Promise<Tally> {
  if (globSync("e2e/**/*.spec.ts", { cwd: at() }).length === 0) return nothing;
  if (!isBuilt() && !(await buildWeb())) return { ...nothing, failed: 1 };
  const browser = await prepareBrowser();
  say(`journeys in ${browser}`);
  const file = `${reports}/journeys.json`;
  rmSync(file, { force: true });
  const port = process.env.E2E_PORT ?? String(await freePort());
  const { code } = await runNode([commands.playwright, "test", "--reporter=list,json", ...args], {
    env: {
      ...clean,
      ...plain,
      TMPDIR: runFolder(),
      // What is kept from one run to the next.
      PWTEST_CACHE_DIR: at("node_modules", ".cache", "playwright"),
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      E2E_DATA_DIR: path.join(runFolder(), "journeys"),
      E2E_PORT: port,
    },
  });
  return readTally(file, code, playwrightTally);
}

/** `npm test`: rules, screens, tools and journeys, and the server's tests once, on a PostgreSQL server where there is one. */
export async function runUsual(): Promise<Tally> {
  const left = [...excluding(of_the_long_run), ...withoutSite()];
  const tests = await runVitest("rules, server, screens, tools", left, { TEST_DATABASE_URL: findServer() });
  const journeys = await runJourneys([
    ...usual_journeys.files,
    ...usual_journeys.projects.flatMap((name) => ["--project", name]),
  ]);
  return sum([tests, journeys]);
}

/** `npm run test:all`: all of it, the server's tests on the embedded database and once more on a PostgreSQL server. */
export async function runAll(): Promise<Tally> {
  const url = findServer();
  const left = excluding(url ? of_any_database : of_a_site);
  const embedded = await runVitest("rules, server, screens, tools", left, { TEST_DATABASE_URL: undefined });
  const once_more = ["--project", "api", ...excluding(of_no_server), ...withoutSite()];
  const server = url
    ? await runVitest("the server's tests on PostgreSQL", once_more, { TEST_DATABASE_URL: url })
    : nothing;
  return sum([embedded, server, await runJourneys()]);
}
