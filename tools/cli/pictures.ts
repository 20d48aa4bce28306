import { mkdirSync, writeFileSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { demo_password, demoAccounts } from "../../apps/api/demo/demo-accounts.ts";
import { launchOptions, prepareBrowser } from "./browser.ts";
import { card_with_face } from "./card-with-face.ts";
import { at, onStop, say } from "./child.ts";
import { serveDemo } from "./demo-site.ts";

/** `node tools/cli/pictures.ts`: the pictures in the README, of the demo community's screens. */
onStop(1);

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 800 } };

const landing = async (page: Page) => {
  await page.goto("/");
};
const suggestions = async (page: Page) => {
  await page.goto("/suggestion");
  const card = page.locator(card_with_face).first();
  await card.evaluate((element) => element.scrollIntoView({ block: "center" }));
};
const profile = async (page: Page) => {
  await page.goto("/suggestion");
  await page.locator(`${card_with_face} a[href^="/view-profile/"]`).first().click();
  await page.locator(".profile-page h1").waitFor();
};
const pictures = [
  { name: "landing", locale: "en", on: desktop, open: landing, signed_in: false },
  { name: "suggestions", locale: "en", on: phone, open: suggestions, signed_in: true },
  { name: "profile-in-punjabi", locale: "pb", on: phone, open: profile, signed_in: true },
];

const demo = process.argv[2] ? null : await serveDemo("pictures", 4197);
const origin = demo?.origin ?? String(process.argv[2]);
await prepareBrowser();
const browser = await chromium.launch(launchOptions());
try {
  mkdirSync(at("docs/pictures"), { recursive: true });
  for (const picture of pictures) await take(picture);
} finally {
  await browser.close();
  await demo?.stop();
}

async function take({ name, locale, on, open, signed_in }: (typeof pictures)[number]): Promise<void> {
  const localStorage = [{ name: "locale", value: locale }];
  if (signed_in) localStorage.push({ name: "token", value: await logIn() });
  const context = await browser.newContext({
    ...on,
    baseURL: origin,
    reducedMotion: "reduce",
    serviceWorkers: "block",
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  const page = await context.newPage();
  await open(page);
  await page.locator("body:not(:has(.skeleton)) h1").first().waitFor();
  await page.waitForLoadState("networkidle", { timeout: 3_000 }).catch(() => undefined);
  // What a page leaves for later, such as the bell, is there by then.
  await page.waitForTimeout(2_500);
  const webp = await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toBuffer();
  writeFileSync(at("docs/pictures", `${name}.webp`), webp);
  say(`docs/pictures/${name}.webp: ${Math.round(webp.length / 1024)} KB`);
  await context.close();
}

async function logIn(): Promise<string> {
  const email_or_phone = demoAccounts.find(({ key }) => key === "asha")?.email;
  const answer = await fetch(`${origin}/backend/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email_or_phone, password: demo_password }),
  });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}
