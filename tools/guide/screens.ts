import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { Locale } from "@sanjog/i18n/locale";
import { demo_password, demoAccounts } from "../../apps/api/demo/demo-accounts.ts";
import { type Pictures, type StepName, steps } from "./steps.ts";

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.5,
  isMobile: true,
  hasTouch: true,
};

/** Who shows the pages: a member of the demo community with something in every list. */
const shown_by = { en: "asha", pb: "asha" } as const satisfies Record<Locale, string>;

/** The way to each step's screen, in any language: by addresses and places, never by words. */
const ways: Record<StepName, (page: Page) => Promise<unknown>> = {
  account: (page) => page.goto("/register"),
  verify: openVerification,
  steps: (page) => page.goto("/profile-registration-edit/personal"),
  photos: (page) => page.goto("/profile-registration-edit/photo"),
  suggestions: async (page) => {
    await page.goto("/suggestion");
    await scrollTo(page, "main ul li article, main ul > li .card, main ul > li");
  },
  profile: async (page) => {
    await page.goto("/suggestion");
    await page.locator('main a[href^="/view-profile/"]').first().click();
    await page.waitForURL("**/view-profile/**");
  },
  request: async (page) => {
    await page.goto("/suggestion");
    await page.locator("main ul > li .btn-primary").first().click();
    await page.getByRole("alertdialog").waitFor();
  },
  home: (page) => openList(page, "received"),
  proposal: (page) => openList(page, "connections"),
  privacy: (page) => page.goto("/privacy-setting"),
  biodata: (page) => page.goto("/biodata"),
  letters: async (page) => {
    await page.goto("/home");
    await page.locator(".tabbar button").last().click();
    await page.getByRole("dialog").waitFor();
  },
};

/** Takes the picture of every step's screen in a language. */
export async function takePictures(browser: Browser, origin: string, locale: Locale): Promise<Pictures> {
  const token = await tokenOf(origin, shown_by[locale]);
  const pictures: Partial<Pictures> = {};
  for (const step of steps) {
    const signed_in = step !== "account" && step !== "verify";
    const context = await open(browser, origin, locale, signed_in ? token : null);
    const page = await context.newPage();
    await ways[step](page);
    await settled(page);
    pictures[step] = await page.screenshot({ type: "jpeg", quality: 74 });
    await context.close();
  }
  return pictures as Pictures;
}

function open(
  browser: Browser,
  origin: string,
  locale: Locale,
  token: string | null,
): Promise<BrowserContext> {
  const localStorage = [
    { name: "locale", value: locale },
    ...(token ? [{ name: "token", value: token }] : []),
  ];
  return browser.newContext({
    ...phone,
    baseURL: origin,
    reducedMotion: "reduce",
    serviceWorkers: "block",
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
}

/** The heading is there, the fonts are, and nothing is on its way any more. */
async function settled(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor();
  await page.locator(".toast").first().waitFor({ state: "detached" });
  await page.locator("main .skeleton").first().waitFor({ state: "detached" });
  // The stream of news never lets the network fall silent, so pictures of members get a moment instead.
  await page.waitForTimeout(1_200);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

async function openList(page: Page, list: string): Promise<void> {
  await page.addInitScript((name) => sessionStorage.setItem("home_list", name), list);
  await page.goto("/home");
}

async function scrollTo(page: Page, selector: string): Promise<void> {
  const first = page.locator(selector).first();
  await first.waitFor();
  await first.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    window.scrollTo({ top: window.scrollY + top + 190, behavior: "instant" });
  });
}

/** A sign-up of a moment, and its login, which leads to the page of the codes. */
async function openVerification(page: Page): Promise<void> {
  const chance = Math.floor(Math.random() * 90_000 + 10_000);
  const email = `harleen${chance}@demo.sanjog.example`;
  await page.request.post("/backend/api/auth/register", {
    data: {
      email,
      phone_number: `+9198140${chance}`,
      profile_for: "daughter",
      gender: "female",
      password: demo_password,
      password_confirmation: demo_password,
      privacy_policy_accepted: true,
      form_seconds: 40,
    },
  });
  await page.goto("/login");
  await page.locator("form input").first().fill(email);
  await page.locator('form input[type="password"]').fill(demo_password);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL("**/otp-verification**");
}

async function tokenOf(origin: string, key: string): Promise<string> {
  const email = demoAccounts.find((account) => account.key === key)?.email;
  const answer = await fetch(`${origin}/backend/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email_or_phone: email, password: demo_password }),
  });
  const { data } = (await answer.json()) as { data?: { token: string } };
  if (!data) throw new Error("the demo community does not let its member in");
  return data.token;
}
