import type { Locator, Page } from "@playwright/test";
import { demo_password } from "../apps/api/demo/demo-accounts.ts";
import { demoEmail, expect, test } from "./stage.ts";

const tabs_at_most = 120;

/** Checks that the focused element shows its focus and is not covered. */
async function expectSeen(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const on = document.activeElement;
    if (!on || on === document.body) return "nothing has the focus";
    const wider = on.matches(".mark, .switch") ? "label" : on.matches(".card-link") ? ".card" : null;
    const shown = (wider && on.closest(wider)) ?? on;
    const { outlineStyle, outlineWidth } = getComputedStyle(shown);
    if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2)
      return `no ring around ${on.outerHTML}`;
    // A card may be higher than the window; its link is what must be in view.
    const area = on.matches(".card-link") ? on : shown;
    const { left, top, width, height } = area.getBoundingClientRect();
    const above = document.elementFromPoint(left + Math.min(width / 2, 100), top + height / 2);
    return above && (shown.contains(above) || above.contains(shown)) ? "" : `covered: ${on.outerHTML}`;
  });
  expect(seen).toBe("");
}

/** Presses Tab until the target has the focus, and checks every stop. */
async function tabTo(page: Page, aim: Locator): Promise<void> {
  const target = aim.first();
  await expect(target).toBeVisible();
  // Waits for loading content, which would move the focused element.
  await expect(page.locator(".skeleton")).toHaveCount(0);
  for (let stops = 0; stops < tabs_at_most; stops += 1) {
    await page.keyboard.press("Tab");
    await expectSeen(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`not reached by Tab: ${aim}`);
}

/** The focus guards at both ends of a dialog have the focus for a moment. */
async function expectFocusIn(part: Locator): Promise<void> {
  await expect.poll(() => part.evaluate((within) => within.contains(document.activeElement))).toBe(true);
}

test("from the login to a sent request, with dialog and menu, by the keyboard alone", async ({
  enter,
  words,
}) => {
  const page = await enter();
  const press = (key: string) => page.keyboard.press(key);
  const main = page.getByRole("main");

  await test.step("logging in", async () => {
    await page.goto("/login");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await press("Tab");
    await expect(page.getByRole("link", { name: words.common("skip_to_content") })).toBeFocused();
    await tabTo(page, page.locator('input[name="email_or_phone"]'));
    await page.keyboard.type(demoEmail("charan"));
    await tabTo(page, page.locator('input[name="password"]'));
    await page.keyboard.type(demo_password);
    await press("Enter");
    await expect(page).toHaveURL("/suggestion");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  await test.step("a dialog takes the focus, keeps it, and gives it back", async () => {
    const opener = main.locator("button:visible:has(.lucide-search)");
    await tabTo(page, opener);
    await press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog.locator("input")).toBeFocused();
    for (let stops = 0; stops < 4; stops += 1) {
      await press("Tab");
      await expectFocusIn(dialog);
    }
    await press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  const send = main.getByRole("button", {
    name: words.relations("step_for.send_request", { name: "" }).trim(),
  });
  await test.step("the question before a request can be left", async () => {
    await tabTo(page, send);
    await press("Enter");
    const question = page.getByRole("alertdialog");
    await expect(
      question.getByRole("button", { name: words.relations("no.send_request"), exact: true }),
    ).toBeFocused();
    await press("Escape");
    await expect(question).toBeHidden();
    await expect(send.first()).toBeFocused();
  });

  await test.step("the request goes out, and the focus stays in the list", async () => {
    const told = page.waitForResponse((answer) => answer.request().method() === "POST");
    await press("Enter");
    const question = page.getByRole("alertdialog");
    await expect(
      question.getByRole("button", { name: words.relations("no.send_request"), exact: true }),
    ).toBeFocused();
    await press("Shift+Tab");
    await press("Space");
    expect((await told).status()).toBe(200);
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    const list = page.getByRole("list", { name: words.suggestions("list") });
    await expectFocusIn(list);
  });

  await test.step("the menu of narrow screens", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/home");
    const opener = page.getByRole("button", { name: words.common("nav.menu") });
    await tabTo(page, opener);
    await press("Enter");
    const menu = page.getByRole("dialog");
    await expect(menu).toBeFocused();
    // The bar at the foot of the page leads there already.
    await expect(menu.getByRole("link", { name: words.common("nav.suggestions"), exact: true })).toHaveCount(
      0,
    );
    await press("Shift+Tab");
    await expectFocusIn(menu);
    await press("Escape");
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await press("Enter");
    await tabTo(page, menu.getByRole("link", { name: words.common("nav.privacy"), exact: true }));
    await press("Enter");
    await expect(page).toHaveURL("/privacy-setting");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
});
