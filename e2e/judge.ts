import { setTimeout } from "node:timers/promises";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { latinWords } from "./punjabi-only.ts";
import type { Screen, ScreenContext } from "./screens/screen.ts";
import { expect } from "./stage.ts";

/** Checks that apply to every screen. Each finding names the screen, and the other screens are still checked. */
export async function judge(
  { name, loading }: Screen,
  { page, words, membersWrote }: ScreenContext,
): Promise<void> {
  if (!loading) {
    // Checks heading and skeleton together, because the heading may still be the previous screen's.
    await expect(page.locator("body:not(:has(.skeleton)) h1").first()).toBeAttached();
  }
  expect.soft(await restless(page), `what moves on ${name}`).toEqual([]);
  await eventuallyNone(`axe on ${name}`, () => violations(page, loading));
  // A response may be shown before this test has read the members' texts from it.
  if (words.locale === "pb")
    await expect.soft.poll(() => latinWords(page, membersWrote), `Latin words on ${name}`).toEqual([]);
  expect.soft(await overhang(page), `sideways scroll on ${name}`).toBe(0);
  await withLargerText(page, async () => {
    expect.soft(await overhang(page), `sideways scroll on ${name}, larger text`).toBe(0);
    await eventuallyNone(`axe on ${name}, larger text`, () => violations(page, loading, painted));
  });
  await page.emulateMedia({ forcedColors: "active" });
  await eventuallyNone(`axe on ${name}, forced colours`, async () => {
    await showForcedColours(page);
    return violations(page, loading, painted);
  });
  await page.emulateMedia({ forcedColors: "none" });
  await hideForcedColours(page);
  await zoomed(page, async () => {
    expect.soft(await overhang(page), `sideways scroll on ${name}, 200 %`).toBe(0);
    await eventuallyNone(`axe on ${name}, 200 %`, () => violations(page, loading, painted));
  });
}

/** Rules of axe whose result depends on how the page is painted; the others are checked once on each screen. */
const painted = ["color-contrast", "link-in-text-block", "scrollable-region-focusable", "aria-hidden-focus"];

const patience_ms = 20_000;
const pause_ms = 500;

/**
 * Reads again for 20 s, because axe may have read a colour while it changed. A real violation does not go away. A
 * reading may take longer than that on a busy machine, and its result counts.
 */
async function eventuallyNone(message: string, read: () => Promise<string[]>): Promise<void> {
  const until = Date.now() + patience_ms;
  let found = await read();
  while (found.length > 0 && Date.now() < until) {
    await setTimeout(pause_ms);
    found = await read();
  }
  expect.soft(found, message).toEqual([]);
}

async function violations(page: Page, loading?: true, rules?: string[]): Promise<string[]> {
  // Legacy mode is enough, because no page has frames, and it avoids a new window for each check.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
  if (rules) axe.withRules(rules);
  // The page's title may depend on data that is still loading.
  else if (loading) axe.disableRules("page-has-heading-one");
  const found = (await axe.analyze()).violations;
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = "" }) =>
      [id, target.join(" "), failureSummary.replaceAll(/\s+/g, " ")].join(": "),
    ),
  );
}

async function withLargerText(page: Page, check: () => Promise<void>): Promise<void> {
  const before = await page.evaluate(() => {
    const { text } = document.documentElement.dataset;
    document.documentElement.dataset.text = "larger";
    return text;
  });
  await check();
  await page.evaluate((text) => {
    if (text) document.documentElement.dataset.text = text;
    else delete document.documentElement.dataset.text;
  }, before);
}

/** Chromium reports the colour of the fill, which axe reads, as it was before it was forced. */
async function showForcedColours(page: Page): Promise<void> {
  await hideForcedColours(page);
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    for (const element of document.querySelectorAll<HTMLElement>("body, body *"))
      element.style.setProperty("-webkit-text-fill-color", getComputedStyle(element).color);
  });
}

async function hideForcedColours(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("body, body *"))
      element.style.removeProperty("-webkit-text-fill-color");
  });
}

/** 200 % of a window of 1280 x 800, which has half the pixels of the page. */
async function zoomed(page: Page, check: () => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 640, height: 400 });
  await check();
  if (before) await page.setViewportSize(before);
}

/** Checks that no animation runs when the reader prefers reduced motion. */
function restless(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => one.playState === "running" && Number(one.effect?.getComputedTiming().duration) > 1)
      .map((one) => String((one.effect as KeyframeEffect | null)?.target?.className)),
  );
}

/** Returns by how much the page is wider than the window. */
function overhang(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}
