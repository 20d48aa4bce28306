import type { Page } from "@playwright/test";
import { expect } from "../stage.ts";
import type { Words } from "../words.ts";

export type ScreenContext = { page: Page; words: Words; membersWrote: ReadonlySet<string> };
export type Screen = {
  name: string;
  open: (shown: ScreenContext) => Promise<unknown>;
  /** Ends what the screen has changed in the browser, after it was looked at. */
  leave?: (page: Page) => Promise<unknown>;
  loading?: true;
};

export const at = (address: string): Screen => ({ name: address, open: ({ page }) => page.goto(address) });

/** A screen that is reached from the open one; `open` waits for content that only it shows. */
export const over = (name: string, open: (shown: ScreenContext) => Promise<unknown>): Screen => ({
  name,
  open,
});

/** A screen that is looked at without a network, which returns after it. */
export const withoutNetwork = (name: string, open: (shown: ScreenContext) => Promise<unknown>): Screen => ({
  name,
  open,
  leave: (page) => page.context().setOffline(false),
});

/** A sheet or dialog over the open screen. */
export function sheet(name: string, press: (shown: ScreenContext) => Promise<unknown>): Screen {
  return over(name, async (shown) => {
    await press(shown);
    await expect(shown.page.locator("[role=dialog], [role=alertdialog]").first()).toBeVisible();
  });
}

/** Closes what is open over the screen. */
export async function leaveDialog(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.locator("[role=dialog], [role=alertdialog]")).toHaveCount(0);
}

/** Returns what the server answers the signed-in member of this page, in the language of the page. */
export async function answerTo(page: Page, path: string) {
  const [token, locale] = await page.evaluate(() => [
    localStorage.getItem("token"),
    localStorage.getItem("locale"),
  ]);
  const answer = await page.request.get(`/backend/api/${path}`, {
    headers: { authorization: `Bearer ${token}`, "accept-language": locale ?? "en" },
  });
  expect(answer.status(), path).toBe(200);
  return (await answer.json()).data;
}

type StubbedResponse = { status?: number; json: unknown };

/** A screen for which the server's response is replaced. */
export function told(
  name: string,
  address: string,
  endpoint: string,
  answer: (words: Words) => StubbedResponse,
): Screen {
  return over(name, async ({ page, words }) => {
    await page.route(`**/backend/api/${endpoint}`, (route) => route.fulfill(answer(words)));
    await page.goto(address);
    await expect(page.locator("main h1").first()).toBeVisible();
    await expect(page.locator("main .skeleton")).toHaveCount(0);
  });
}

export const nobody = () => ({
  json: {
    data: { data: [], unread: 0, total: 0, per_page: 8, current_page: 1, last_page: 1 },
  },
});
/** The status is that of a refusal, since the judge counts a 503 as a fault of the server. */
export const outage = (words: Words) => ({
  status: 422,
  json: { message: words.server("unavailable") },
});

/** A screen whose response is still pending. */
export function waiting(address: string, endpoint: string): Screen {
  return {
    name: `${address}, on its way`,
    loading: true,
    open: async ({ page }) => {
      await page.route(`**/backend/api/${endpoint}`, () => undefined);
      await page.goto(address);
      await expect(page.locator("main:not([aria-busy]) .skeleton").first()).toBeVisible();
    },
  };
}

type OwnPart = { address?: string; message?: (words: Words) => string };

/** Replaces a part of the signed-in member's own data for one visit. */
export function asIf(
  name: string,
  part: object | ((words: Words) => object),
  { address = "/home", message }: OwnPart = {},
): Screen {
  return over(name, async ({ page, words }) => {
    const data = { ...(await answerTo(page, "user")), ...(typeof part === "function" ? part(words) : part) };
    const json = { data, ...(message && { message: message(words) }) };
    await page.route("**/backend/api/user", (route) => route.fulfill({ json }));
    await page.goto(address);
    await expect(page.locator("h1")).toBeVisible();
  });
}
