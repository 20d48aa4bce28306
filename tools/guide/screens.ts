import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { Locale } from "@sanjog/i18n/locale";
import { demo_password, demoAccounts } from "../../apps/api/demo/demo-accounts.ts";
import { card_with_face } from "../cli/card-with-face.ts";
import { type Pictures, type StepName, steps } from "./steps.ts";

/** The width of a small phone, so that the text is large on paper, and the height that fits a page of the guide. */
const phone = {
  viewport: { width: 360, height: 780 },
  deviceScaleFactor: 1.6,
  isMobile: true,
  hasTouch: true,
};

type Way = {
  /** Who sees the screen: a visitor, or a member of the demo community. */
  by: "visitor" | "asha" | "prabh";
  /** Navigates by URLs and selectors, never by texts, so that it works in every language. */
  go: (page: Page) => Promise<unknown>;
  /** The element that the step's text names; it is at the top or bottom of the picture. */
  shows?: { selector: string; at: "top" | "bottom" };
};

/** The route to each step's screen. */
const ways: Record<StepName, Way> = {
  account: { by: "visitor", go: (page) => page.goto("/register") },
  verify: {
    by: "visitor",
    go: openVerification,
    shows: { selector: 'main a[href*="text="]', at: "bottom" },
  },
  steps: { by: "prabh", go: (page) => page.goto("/profile-registration") },
  photos: {
    by: "asha",
    go: (page) => page.goto("/profile-registration-edit/photo"),
    shows: { selector: "main form .card, main .card", at: "top" },
  },
  suggestions: {
    by: "asha",
    go: (page) => page.goto("/suggestion"),
    shows: { selector: card_with_face, at: "top" },
  },
  profile: {
    by: "asha",
    go: async (page) => {
      await page.goto("/suggestion");
      await page.locator(`${card_with_face} a[href^="/view-profile/"]`).first().click();
      await page.waitForURL("**/view-profile/**");
    },
  },
  request: {
    by: "asha",
    go: async (page) => {
      await page.goto("/suggestion");
      await page.locator(`${card_with_face} .btn-primary`).first().click();
      await page.getByRole("alertdialog").waitFor();
    },
  },
  home: {
    by: "asha",
    go: (page) => page.goto("/home"),
  },
  proposal: {
    by: "asha",
    go: async (page) => {
      await openList(page, "connections");
      await page.locator("main li .lucide-ellipsis").nth(1).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  privacy: {
    by: "asha",
    go: (page) => page.goto("/privacy-setting"),
    shows: { selector: "main .card", at: "top" },
  },
  biodata: { by: "asha", go: (page) => page.goto("/biodata") },
  letters: {
    by: "asha",
    go: async (page) => {
      await page.goto("/home");
      await page.locator(".tabbar button").last().click();
      await page.getByRole("dialog").waitFor();
    },
  },
};

/** Takes a screenshot of every step's screen in a language. */
export async function takePictures(browser: Browser, origin: string, locale: Locale): Promise<Pictures> {
  const tokens = {
    visitor: null,
    asha: await tokenOf(origin, "asha"),
    prabh: await tokenOf(origin, "prabh"),
  };
  const pictures: Partial<Pictures> = {};
  for (const step of steps) {
    const { by, go, shows } = ways[step];
    const context = await open(browser, origin, locale, tokens[by]);
    const page = await context.newPage();
    await go(page);
    await settled(page);
    if (shows) await scrollTo(page, shows);
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

/** Waits until the heading and the fonts are loaded and no request is pending. */
async function settled(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor();
  await page.locator(".toast").first().waitFor({ state: "detached" });
  await page.locator("main .skeleton").first().waitFor({ state: "detached" });
  // The live stream never ends, so the pictures of members get a fixed wait instead.
  await page.waitForTimeout(1_200);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

async function openList(page: Page, list: string): Promise<void> {
  await page.addInitScript((name) => sessionStorage.setItem("home_list", name), list);
  await page.goto("/home");
}

/** Returns the heights of the fixed header and of the bar with the step's button. */
const header_height = 76;
const bar_height = 130;

async function scrollTo(page: Page, { selector, at }: NonNullable<Way["shows"]>): Promise<void> {
  const first = page.locator(selector).first();
  await first.waitFor();
  await first.evaluate(
    (element, edges) => {
      const { top, bottom } = element.getBoundingClientRect();
      const by =
        edges.at === "top" ? top - edges.header_height : bottom + edges.bar_height - window.innerHeight;
      window.scrollBy({ top: by, behavior: "instant" });
    },
    { at, header_height, bar_height },
  );
  await page.waitForTimeout(600);
}

/** Creates a sign-up and logs it in, which leads to the verification page. */
async function openVerification(page: Page): Promise<void> {
  const random = Math.floor(Math.random() * 90_000 + 10_000);
  const email = `harleen${random}@demo.sanjog.example`;
  await page.request.post("/backend/api/auth/register", {
    data: {
      email,
      phone_number: `+9198140${random}`,
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
