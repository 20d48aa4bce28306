import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { type Locale, locales } from "@sanjog/i18n/locale";
import { launchOptions, prepareBrowser } from "../browser.ts";
import { guidePage } from "../guide/guide-page.ts";
import { takePictures } from "../guide/screens.ts";
import { buildWeb, isBuilt } from "./build-web.ts";
import { at, ended, onStop, say, startNode } from "./child.ts";
import { seedIfEmpty } from "./seed.ts";

onStop(1);

/** `npm run guide`: pictures of the screens as they are, and the guide around them, in both languages. */
const { values } = parseArgs({
  options: {
    /** A server with the demo community that runs already. */
    at: { type: "string", default: "" },
  },
});
const stop = values.at ? null : await serve();
const origin = values.at || "http://127.0.0.1:4198";
await prepareBrowser();
const browser = await chromium.launch(launchOptions());
try {
  for (const locale of locales) await makeGuide(browser, locale);
} finally {
  await browser.close();
  await stop?.();
}

async function makeGuide(in_browser: Browser, locale: Locale): Promise<void> {
  const pictures = await takePictures(in_browser, origin, locale);
  const page = await in_browser.newPage();
  await page.setContent(guidePage(locale, pictures), { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  await page.close();
  const file = at("apps/web/public", `guide-${locale}.pdf`);
  mkdirSync(at("apps/web/public"), { recursive: true });
  writeFileSync(file, pdf);
  say(`${file}: ${Math.round(pdf.length / 1024)} KB`);
}

/** The product as `npm start` serves it, with a demo community of its own. */
async function serve(): Promise<() => Promise<unknown>> {
  const env = { DATA_DIR: at("data", "guide"), PORT: "4198", HOST: "127.0.0.1", LOG_LEVEL: "warn" };
  Object.assign(process.env, env, { PUBLIC_URL: "http://127.0.0.1:4198" });
  if (!isBuilt() && !(await buildWeb())) throw new Error("the pages could not be built");
  if (!(await seedIfEmpty())) throw new Error("the demo community could not be made");
  const server = startNode([at("apps/api/src/main.ts")]);
  await new Promise<void>((resolve, reject) => {
    server.on("message", (message) => message === "ready" && resolve());
    server.once("exit", (code) => reject(new Error(`the server ended (${code})`)));
  });
  return () => {
    server.kill("SIGTERM");
    return ended(server);
  };
}
