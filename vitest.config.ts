import { existsSync } from "node:fs";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import { launchOptions } from "./tools/cli/browser.ts";
import { runFolder } from "./tools/cli/run-folder.ts";

const api_setup = "apps/api/test/support/global-setup.ts";
// Tests do not depend on the caller's shell.
for (const name of ["DATABASE_URL", "DATA_DIR", "PORT"]) delete process.env[name];
process.env.NODE_ENV = "test";
process.env.TMPDIR = runFolder();

const web_config = "apps/web/vite.config.ts";

/** Rules, words, endpoints and the app itself: no database, no browser. */
const pure: TestProjectConfiguration = {
  test: {
    name: "house",
    include: ["packages/*/src/**/*.test.ts", "{tools,tests}/**/*.test.ts"],
    testTimeout: 30_000,
    // Nothing here changes what other tests read, so a worker reads each file once.
    isolate: false,
  },
};

/** The real app through `inject`, on a real database. */
const api: TestProjectConfiguration = {
  test: {
    name: "api",
    include: ["apps/api/{src,test,demo}/**/*.test.ts"],
    globalSetup: existsSync(api_setup) ? [api_setup] : [],
    // A crowded machine is slow, not wrong.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
};

const web: TestProjectConfiguration = {
  test: { name: "web", include: ["apps/web/src/**/*.test.ts"], isolate: false },
};

/** Components in a real browser, built as the product is. */
const screens: TestProjectConfiguration = {
  ...(existsSync(web_config) ? { extends: `./${web_config}` } : {}),
  root: "apps/web",
  test: {
    name: "screens",
    include: ["src/**/*.test.tsx"],
    // A page waits for its browser half of the time, so two cores have room for four, once the others are done.
    maxWorkers: 4,
    sequence: { groupOrder: 1 },
    globalSetup: ["../../tools/cli/browser-setup.ts"],
    testTimeout: 60_000,
    // Likewise: what is waited for may take its time.
    expect: { poll: { timeout: 15_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: launchOptions(), actionTimeout: 10_000 }),
      instances: [{ browser: "chromium", viewport: { width: 390, height: 844 } }],
    },
  },
};

export default defineConfig({
  test: {
    // Two cores are what we promise to run on.
    maxWorkers: 2,
    projects: [pure, api, web, screens],
  },
});
