import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "./tools/browser.ts";

const port = Number(process.env.E2E_PORT ?? 4173);
const address = `http://127.0.0.1:${port}`;
// This file is read again by every worker; the first reading decides.
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), "sanjog-journeys-"));

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const small = { ...phone, viewport: { width: 360, height: 740 } };
const desktop = { viewport: { width: 1280, height: 800 } };

const every_screen = "screens.spec.ts";
const keyboard = "keyboard.spec.ts";
/** The first journey is made in both languages; of the others, each once. */
const on_the_desktop = ["mistakes.spec.ts", "notices.spec.ts"];

export default defineConfig<{ reads: "en" | "pb" }>({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  // Two cores are what we promise to run on.
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: address,
    browserName: "chromium",
    launchOptions: launchOptions(),
    contextOptions: { reducedMotion: "reduce" },
    serviceWorkers: "block",
    actionTimeout: 15_000,
    trace: "off",
    screenshot: "only-on-failure",
  },
  projects: [
    {
      name: "phone, English",
      testIgnore: [every_screen, keyboard, ...on_the_desktop],
      use: { ...phone, reads: "en" },
    },
    {
      name: "desktop, Punjabi",
      testMatch: ["first-journey.spec.ts", ...on_the_desktop],
      use: { ...desktop, reads: "pb" },
    },
    { name: "desktop, English", testMatch: keyboard, use: { ...desktop, reads: "en" } },
    { name: "small phone, English", testMatch: every_screen, use: { ...small, reads: "en" } },
    { name: "small phone, Punjabi", testMatch: every_screen, use: { ...small, reads: "pb" } },
  ],
  webServer: {
    // As a newcomer starts it: the pages are built already, the demo community is made on the way.
    command: "node tools/run.mjs start",
    url: `${address}/health/ready`,
    // A crowded machine has taken a minute and a half.
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    stdout: "pipe",
    env: {
      ...(process.env as Record<string, string>),
      DATA_DIR: process.env.E2E_DATA_DIR,
      PORT: String(port),
      HOST: "127.0.0.1",
      PUBLIC_URL: address,
      // Each visitor of the journeys says which household they come from.
      TRUST_PROXY: "1",
      LOG_LEVEL: "warn",
    },
  },
});
