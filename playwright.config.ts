import path from "node:path";
import { defineConfig } from "@playwright/test";
import { freePort } from "./apps/api/test/support/free-ports.ts";
import { launchOptions, prepareBrowser } from "./tools/cli/browser.ts";
import { runFolder } from "./tools/cli/run-folder.ts";

// Tests do not depend on the caller's shell.
for (const name of ["NODE_ENV", "DATABASE_URL", "NO_COLOR"]) delete process.env[name];
await prepareBrowser();
// Every worker reads this file again and finds what the first reading chose.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_DATA_DIR ??= path.join(runFolder(), "journeys");
const port = Number(process.env.E2E_PORT);
// Passkeys belong to a name, so a bare IP address has none.
const address = `http://localhost:${port}`;

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const small = { ...phone, viewport: { width: 360, height: 740 } };
const desktop = { viewport: { width: 1280, height: 800 } };

const every_screen = "screens.spec.ts";
const keyboard = ["keyboard.spec.ts", "desk-keyboard.spec.ts"];
/** The first journey and those of the desk are made in both languages; of the others, each once. */
const on_the_desktop = ["mistakes.spec.ts", "notifications.spec.ts"];

const pictures_wanted = Boolean(process.env.PICTURES);
/** A screen that does not open is pictured as it is, so there is no long wait for it. */
const waits_ms = pictures_wanted ? 10_000 : 15_000;
/** For `npm run pictures`: every screen on a phone and on a desktop, in both languages. */
const pictures = (["en", "pb"] as const).flatMap((reads) => [
  { name: `phone-${reads}`, testMatch: every_screen, use: { ...phone, deviceScaleFactor: 1, reads } },
  { name: `desktop-${reads}`, testMatch: every_screen, use: { ...desktop, reads } },
]);

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
  expect: { timeout: waits_ms },
  use: {
    baseURL: address,
    browserName: "chromium",
    launchOptions: launchOptions(),
    contextOptions: { reducedMotion: "reduce" },
    serviceWorkers: "block",
    actionTimeout: waits_ms,
    trace: "off",
    screenshot: "only-on-failure",
  },
  projects: pictures_wanted
    ? pictures
    : [
        {
          name: "phone, English",
          testIgnore: [every_screen, ...keyboard, ...on_the_desktop],
          use: { ...phone, reads: "en" },
        },
        {
          name: "desktop, Punjabi",
          testMatch: [
            "first-journey.spec.ts",
            "desk.spec.ts",
            "review.spec.ts",
            "stranger.spec.ts",
            ...on_the_desktop,
          ],
          use: { ...desktop, reads: "pb" },
        },
        { name: "desktop, English", testMatch: keyboard, use: { ...desktop, reads: "en" } },
        { name: "small phone, English", testMatch: every_screen, use: { ...small, reads: "en" } },
        { name: "small phone, Punjabi", testMatch: every_screen, use: { ...small, reads: "pb" } },
      ],
  webServer: {
    // As a newcomer starts it: the pages are built already, the demo community is made on the way.
    command: "node tools/cli/run.mjs start",
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
