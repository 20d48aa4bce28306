import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { type Locale, locales } from "@sanjog/i18n/locale";
import { launchOptions, prepareBrowser } from "../cli/browser.ts";
import { at, onStop, say } from "../cli/child.ts";
import { serveDemo } from "../cli/demo-site.ts";
import { withFixedDates } from "./fixed-dates.ts";
import { guidePage } from "./guide-page.ts";
import { takePictures } from "./screens.ts";

onStop(1);

/** `npm run guide`: takes screenshots of the current screens and builds the guide from them, in both languages. */
const { values } = parseArgs({
  options: {
    /** A running server with the demo community. */
    at: { type: "string", default: "" },
  },
});
const demo = values.at ? null : await serveDemo("guide", 4198);
const origin = demo?.origin ?? values.at;
await prepareBrowser();
const browser = await chromium.launch(launchOptions());
try {
  for (const locale of locales) await makeGuide(browser, locale);
} finally {
  await browser.close();
  await demo?.stop();
}

async function makeGuide(in_browser: Browser, locale: Locale): Promise<void> {
  const pictures = await takePictures(in_browser, origin, locale);
  const page = await in_browser.newPage();
  await page.setContent(guidePage(locale, pictures), { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const pdf = withFixedDates(
    await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true }),
  );
  await page.close();
  const file = at("apps/web/public", `guide-${locale}.pdf`);
  mkdirSync(at("apps/web/public"), { recursive: true });
  writeFileSync(file, pdf);
  say(`${file}: ${Math.round(pdf.length / 1024)} KB`);
}
