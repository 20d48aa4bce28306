import type { ElementHandle, Locator, Page } from "@playwright/test";
import { expect, test } from "./stage.ts";

/** Takes pictures of an element until two are equal, so that none shows it on its way. */
async function stillPicture(element: ElementHandle<Node>): Promise<Buffer> {
  let before = await element.screenshot();
  await expect(async () => {
    const now = await element.screenshot();
    const still = now.equals(before);
    before = now;
    expect(still).toBe(true);
  }).toPass();
  return before;
}

const has_state = ":checked, :has(:checked), [aria-current]";

/** Pictures an element as it is and after its state was taken away, and expects to see the difference. */
async function expectVisibleState(
  element: Locator,
  takeAway: (element: HTMLElement | SVGElement) => void,
): Promise<void> {
  // The element itself, since a locator may look for the state that is taken away.
  await element.scrollIntoViewIfNeeded();
  const shown = await element.elementHandle();
  if (!shown) throw new Error("the element is gone");
  const chosen = await stillPicture(shown);
  await expect(async () => {
    await shown.evaluate(takeAway as (element: Node) => void);
    const plain = await stillPicture(shown);
    // React gives the state back when an answer arrives late.
    expect(await shown.evaluate((node, state) => (node as Element).matches(state), has_state)).toBe(false);
    expect(chosen.equals(plain)).toBe(false);
  }).toPass();
}

const uncheck = (element: HTMLElement | SVGElement) => {
  const input = element instanceof HTMLInputElement ? element : element.querySelector("input");
  if (input) input.checked = false;
};
const leave = (element: HTMLElement | SVGElement) => element.removeAttribute("aria-current");

async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

test("in forced colours a member sees who sees what, and the current tab", async ({ enter, tokenOf }) => {
  const page = await enter({ token: await tokenOf("charan") });
  await open(page, "/privacy-setting");
  await expectVisibleState(page.locator(".segment:has(:checked)").first(), uncheck);
  await page.goto("/suggestion");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectVisibleState(page.locator(".tabbar-item[aria-current]"), leave);
  await page.goto("/profile-registration-edit/personal");
  await expectVisibleState(page.locator(".tab-row .nav-link[aria-current]"), leave);
});

test("in forced colours a member sees whether a switch is on", async ({ enter, tokenOf }) => {
  const page = await enter({ token: await tokenOf("charan") });
  await open(page, "/summary-details");
  await expectVisibleState(page.getByRole("switch").first(), uncheck);
});

test("in forced colours a visitor sees the chosen tile and the ticked box", async ({ enter }) => {
  const page = await enter();
  await open(page, "/register");
  const tile = page.locator(".tile").first();
  await tile.click();
  await expectVisibleState(tile, uncheck);
  const box = page.getByRole("checkbox").first();
  await box.check();
  await expectVisibleState(box, uncheck);
});

test("in forced colours a newcomer sees which steps are done and which is the current one", async ({
  enter,
  tokenOf,
}) => {
  const page = await enter({ token: await tokenOf("harjot") });
  await open(page, "/profile-registration");
  const diamonds = page.getByRole("main").getByRole("navigation").first();
  await expect(diamonds).toBeVisible();
  const pictures = await diamonds.evaluate((nav) => nav.querySelectorAll("li").length);
  expect(pictures).toBe(5);
  const [done, , current, ahead] = await Promise.all(
    [0, 1, 2, 3].map((at) => diamonds.locator("li").nth(at).locator("svg, .diamond").first().screenshot()),
  );
  expect(done?.equals(current as Buffer)).toBe(false);
  expect(current?.equals(ahead as Buffer)).toBe(false);
  expect(done?.equals(ahead as Buffer)).toBe(false);
});
