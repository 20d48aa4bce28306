import type { Page } from "@playwright/test";
import { expect, test } from "./stage.ts";
import type { Words } from "./words.ts";

const cardsOf = (page: Page, words: Words) =>
  page.getByRole("list", { name: words.suggestions("list") }).locator("> li");

async function openSuggestions(page: Page, words: Words): Promise<void> {
  await page.goto("/suggestion");
  await expect(cardsOf(page, words)).toHaveCount(8);
}

/** Waits until the page has stopped moving. */
async function stillAt(page: Page): Promise<number> {
  let before = Number.NaN;
  await expect(async () => {
    const now = await page.evaluate(() => window.scrollY);
    const still = now === before;
    before = now;
    expect(still).toBe(true);
  }).toPass();
  return before;
}

test("Back from a profile returns to the card that was left, on each of the eight cards", async ({
  enter,
  words,
  tokenOf,
}) => {
  const page = await enter({ token: await tokenOf("asha") });
  await openSuggestions(page, words);
  for (let i = 0; i < 8; i += 1) {
    const link = cardsOf(page, words).nth(i).getByRole("link");
    await link.scrollIntoViewIfNeeded();
    const left_at = await stillAt(page);
    const path = (await link.getAttribute("href")) ?? "";
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL("/suggestion");
    await expect
      .poll(() => page.evaluate(() => Math.round(window.scrollY)), `card ${i}`)
      .toBe(Math.round(left_at));
    await expect(page.locator(`a[href="${path}"]`).first()).toBeFocused();
  }
});

test("A tap on the photo or beside the words opens the profile, and a tap on a button does not", async ({
  enter,
  words,
  tokenOf,
}) => {
  const page = await enter({ token: await tokenOf("asha") });
  await openSuggestions(page, words);
  const card = cardsOf(page, words).first();
  const path = (await card.getByRole("link").getAttribute("href")) ?? "";
  for (const part of [".plated-photo", ".person-facts"]) {
    const box = await card.locator(part).boundingBox();
    // The link lies above the parts, so the tap aims at a place and not at an element.
    await page.touchscreen.tap((box?.x ?? 0) + 60, (box?.y ?? 0) + 12);
    await expect(page).toHaveURL(path);
    await page.goBack();
    await expect(page).toHaveURL("/suggestion");
  }
  await card.locator("[aria-pressed]").click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expect(page).toHaveURL("/suggestion");
});

test("The first screen of a phone shows a whole person with the button", async ({
  enter,
  words,
  tokenOf,
}) => {
  const page = await enter({ token: await tokenOf("asha") });
  await openSuggestions(page, words);
  const card = cardsOf(page, words).first();
  const bottom = await page.locator(".tabbar").evaluate((bar) => bar.getBoundingClientRect().top);
  const box = async (part: string) => {
    const {
      top,
      bottom: foot,
      height,
    } = await card
      .locator(part)
      .first()
      .evaluate((element) => {
        const { top, bottom, height } = element.getBoundingClientRect();
        return { top, bottom, height };
      });
    return { top, foot, height };
  };
  expect((await box(".plated-photo")).top).toBeLessThanOrEqual(140);
  for (const part of ["h2", ".fact-lead", ".btn-primary"])
    expect((await box(part)).foot, part).toBeLessThanOrEqual(bottom);
  for (const height of await cardsOf(page, words).evaluateAll((cards) =>
    cards.map((shown) => shown.getBoundingClientRect().height),
  ))
    expect(height).toBeLessThanOrEqual(690);
});

test("on a wide screen a card that is put aside leaves no hole, and the focus goes to the next card", async ({
  enter,
  words,
  tokenOf,
}) => {
  const page = await enter({ token: await tokenOf("asha"), viewport: { width: 1280, height: 800 } });
  await openSuggestions(page, words);
  const cards = cardsOf(page, words);
  for (const put_aside of [2, 5]) {
    const link = page.locator(".person-card .card-link");
    const next = (await link.nth(put_aside + 1).getAttribute("href")) ?? "";
    const reloaded = page.waitForResponse("**/backend/api/user/suggestions*");
    await page.locator(".person-card").nth(put_aside).locator(".person-actions button").last().click();
    await expect(page.locator(`.person-card a[href="${next}"]`)).toBeFocused();
    await reloaded;
  }
  await expect(page.locator(".set-aside-row")).toHaveCount(2);
  const boxes = await cards.evaluateAll((all) =>
    all.map((shown) => ({
      is_card: shown.classList.contains("person-card"),
      top: Math.round(shown.getBoundingClientRect().top),
    })),
  );
  const tops = boxes.filter(({ is_card }) => is_card).map(({ top }) => top);
  const lengths = [...new Set(tops)].map((line) => tops.filter((top) => top === line).length);
  // Only the last line may have a single card.
  expect(
    lengths.slice(0, -1).every((length) => length === 2),
    String(lengths),
  ).toBe(true);
  const undo = page.locator(".set-aside-row button");
  for (const left of [1, 0]) {
    await undo.first().click();
    await expect(undo).toHaveCount(left);
  }
});
