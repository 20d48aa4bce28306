import { globSync, rmSync } from "node:fs";
import path from "node:path";
import { freePort } from "../../apps/api/src/testing/free-ports.ts";
import { missingForSite } from "../../apps/api/src/testing/proxy.ts";
import { prepareBrowser } from "../browser.ts";
import { buildWeb, isBuilt } from "./build-web.ts";
import { at, commands, runNode, say } from "./child.ts";
import { runFolder } from "./run-folder.ts";
import { nothing, playwrightTally, readTally, type Tally, vitestTally } from "./tally.ts";

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

const debian_servers = "/usr/lib/postgresql/*/bin/initdb";

/** The server that tests may use: the one that was named, else the machine's own; none where there is none. */
export function findServer(): string | undefined {
  const url = process.env.TEST_DATABASE_URL;
  if (!url && globSync(debian_servers).length === 0) {
    say("!!! NO POSTGRESQL SERVER WAS FOUND. The server's tests run on the embedded database only.");
    say("!!! Install Debian's package postgresql, or set TEST_DATABASE_URL, to run them on a server too.");
    return undefined;
  }
  // `debian` lets the tests start the machine's own server in a temporary folder.
  return url || "debian";
}

/** These start an embedded database of their own, or are about paper: on a server they would show nothing new. */
const of_no_server = [
  "main.test.ts",
  "operator-main.test.ts",
  "backup-main.test.ts",
  "biodata/**",
  "platform/database/kill.test.ts",
  "platform/database/open.test.ts",
];
/**
 * Long, and about rules that no kind of database changes: where there is a server, it alone has them. The journeys live
 * through the same areas on the embedded one.
 */
const of_any_database = [
  "proofs/**",
  "odd-requests.test.ts",
  "suggestions/visits.test.ts",
  "accounts/**",
  "connections/**",
  "photos/**",
  "proposals/**",
];
const excluding = (places: string[]) => places.flatMap((place) => ["--exclude", `**/apps/api/src/${place}`]);

/** Wants a server, a proxy and a certificate, all from Debian. */
const of_a_site = "proofs/several-processes*.test.ts";

/** Leaves out what this machine cannot run, and says so loudly. */
export function withoutSite(): string[] {
  const missing = missingForSite();
  if (missing.length === 0) return [];
  say(`!!! SEVERAL PROCESSES BEHIND A PROXY ARE NOT TESTED: there is no ${missing.join(", no ")}.`);
  say("!!! Install Debian's packages nginx-light, postgresql and openssl to test them.");
  return excluding([of_a_site]);
}

/**
 * Rules, screens, the house, and the server on the embedded database; then the server once more on a PostgreSQL
 * server.
 */
export async function runOnBothDatabases(): Promise<Tally[]> {
  const url = findServer();
  const left = excluding(url ? of_any_database : [of_a_site]);
  const all = await runVitest("rules, server, screens, house", left, { TEST_DATABASE_URL: undefined });
  if (!url) return [all];
  const once_more = ["--project", "api", ...excluding(of_no_server), ...withoutSite()];
  return [all, await runVitest("the server's tests on PostgreSQL", once_more, { TEST_DATABASE_URL: url })];
}
