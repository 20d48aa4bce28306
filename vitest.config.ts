import { existsSync } from "node:fs";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import { long_form, patience_ms } from "./apps/api/test/support/long-form.ts";
import { launchOptions } from "./tools/cli/browser.ts";
import { closeNewTabs } from "./tools/cli/close-new-tabs.ts";
import { runFolder } from "./tools/cli/run-folder.ts";

const api_setup = "apps/api/test/support/global-setup.ts";
// Clears settings of the caller's shell, so that tests do not depend on them.
for (const name of ["DATABASE_URL", "DATA_DIR", "PORT"]) delete process.env[name];
process.env.NODE_ENV = "test";
process.env.TMPDIR = runFolder();

/** Two cores are the smallest machine that we support. */
const maxWorkers = 2;

const web_config = "apps/web/vite.config.ts";

/** The packages, the tools and the checks of the repository: no database, no browser. */
const tools: TestProjectConfiguration = {
  test: {
    name: "tools",
    include: ["packages/*/src/**/*.test.ts", "{tools,tests}/**/*.test.ts"],
    testTimeout: 30_000,
    // These tests change no shared state, so a worker loads each module once.
    isolate: false,
  },
};

/** The real server, called through `inject`, on a real database. */
const api: TestProjectConfiguration = {
  test: {
    name: "api",
    include: ["apps/api/{src,test,demo}/**/*.test.ts"],
    globalSetup: existsSync(api_setup) ? [api_setup] : [],
    // Each file has its own database and server, so a worker loads the server's modules once. This halves the time.
    isolate: false,
    // Generous, so that a busy machine fails no test. A long form repeats its rounds a thousand times.
    testTimeout: long_form ? patience_ms : 120_000,
    hookTimeout: 120_000,
  },
};

const web: TestProjectConfiguration = {
  test: { name: "web", include: ["apps/web/src/**/*.test.ts"], isolate: false },
};

/** Components in a real browser, built with the product's Vite configuration. */
const screens: TestProjectConfiguration = {
  ...(existsSync(web_config) ? { extends: `./${web_config}` } : {}),
  root: "apps/web",
  test: {
    name: "screens",
    include: ["src/**/*.test.tsx"],
    // After the other projects: pages beside a busy server would wait for it.
    sequence: { groupOrder: 1 },
    globalSetup: ["../../tools/cli/browser-setup.ts"],
    setupFiles: ["src/testing/close-new-tabs.ts"],
    // A project with a browser does not take this from the settings below.
    maxWorkers,
    testTimeout: 60_000,
    // Generous for the same reason as the test timeout.
    expect: { poll: { timeout: 30_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: { closeNewTabs },
      provider: playwright({ launchOptions: launchOptions(), actionTimeout: 30_000 }),
      instances: [{ browser: "chromium", viewport: { width: 390, height: 844 } }],
    },
  },
};

export default defineConfig({
  test: {
    maxWorkers,
    projects: [tools, api, web, screens],
  },
});
