import type { Page } from "@playwright/test";
import { expect, test } from "./stage.ts";

/** The part of the window that bars cover which stay while one scrolls. */
function coveredShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll(".header-bar, .tabbar, .fixed-bar, .foot-bar")];
    const covered = bars
      .filter((bar) => ["fixed", "sticky"].includes(getComputedStyle(bar).position))
      .map((bar) => bar.getBoundingClientRect())
      .map(({ top, bottom }) => Math.min(bottom, innerHeight) - Math.max(top, 0));
    return covered.filter((px) => px > 0).reduce((sum, px) => sum + px, 0) / innerHeight;
  });
}

const pages = ["/suggestion", "/home", "/privacy-setting", "/account", "/profile-registration-edit/personal"];

test("with larger text in Punjabi the bars of a small phone cover at most a quarter of the screen", async ({
  enter,
  tokenOf,
}) => {
  const page = await enter({
    token: await tokenOf("asha"),
    locale: "pb",
    viewport: { width: 360, height: 740 },
  });
  await page.addInitScript(() => localStorage.setItem("text_size", "larger"));
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-text", "larger");
    expect(await coveredShare(page), path).toBeLessThanOrEqual(0.25);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
  }
});

test("visitors have one row at the top, which does not stay while they scroll", async ({ enter }) => {
  const page = await enter({ locale: "pb", viewport: { width: 360, height: 740 } });
  await page.addInitScript(() => localStorage.setItem("text_size", "larger"));
  for (const path of ["/", "/login", "/register"]) {
    await page.goto(path);
    const header = page.getByRole("banner");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect((await header.boundingBox())?.height, path).toBeLessThanOrEqual(56);
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect(header).not.toBeInViewport();
  }
});

test("at 400 % zoom no focused control is covered by a bar", async ({ enter, tokenOf }) => {
  const page = await enter({ token: await tokenOf("asha"), viewport: { width: 320, height: 256 } });
  for (const path of ["/privacy-setting", "/profile-registration-edit/personal"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // Until the form is there, the footer is near and moves away from under the focus.
    await expect(page.getByRole("main").locator("input").first()).toBeAttached();
    await expect(page.locator(".skeleton")).toHaveCount(0);
    expect(await coveredShare(page), path).toBe(0);
    for (let stop = 0; stop < 25; stop += 1) {
      await page.keyboard.press("Tab");
      const covered = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return null;
        const { left, top, width, height } = focused.getBoundingClientRect();
        const [x, y] = [left + width / 2, Math.min(Math.max(top + height / 2, 1), innerHeight - 1)];
        const seen = document.elementFromPoint(x, y);
        const own = focused.closest("label") ?? focused;
        return seen && (own.contains(seen) || seen.contains(own)) ? null : focused.outerHTML.slice(0, 200);
      });
      expect(covered, `${path}, stop ${stop}`).toBeNull();
    }
  }
});

test("the header of a member hides while scrolling down and returns on scrolling up or with the focus", async ({
  enter,
  tokenOf,
}) => {
  const page = await enter({ token: await tokenOf("asha") });
  await page.goto("/privacy-setting");
  const header = page.getByRole("banner");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
  await scrollTo(900);
  await expect(header).not.toBeInViewport();
  await scrollTo(700);
  await expect(header).toBeInViewport();
  await scrollTo(900);
  await expect(header).not.toBeInViewport();
  await header.getByRole("button").first().focus();
  await expect(header).toBeInViewport();
});

test("forms have no tab bar", async ({ enter, tokenOf, words }) => {
  const page = await enter({ token: await tokenOf("asha") });
  await page.goto("/profile-registration-edit/career");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator(".tabbar")).toHaveCount(0);
  await page
    .getByRole("banner")
    .getByRole("button", { name: words.common("nav.menu") })
    .click();
  await expect(
    page.getByRole("dialog").getByRole("button", { name: words.common("nav.log_out") }),
  ).toBeVisible();
});
