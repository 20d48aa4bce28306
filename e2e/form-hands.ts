import { expect, type Locator, type Page } from "@playwright/test";
import type { Words } from "./words.ts";

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** One field by its label, as a reader finds it: label, control, hint and what is wrong. */
export function fieldOf(page: Page, label: string): Locator {
  const named = page
    .locator(".field-label")
    .filter({ hasText: new RegExp(`^\\s*${escaped(label)}\\s*(\\(|$)`) });
  return page.locator(".field").filter({ has: named });
}

export async function write(page: Page, label: string, text: string): Promise<void> {
  await fieldOf(page, label).locator("input, textarea").fill(text);
}

/** Chooses from a native select. */
export async function select(page: Page, label: string, title: string): Promise<void> {
  await fieldOf(page, label).locator("select").selectOption({ label: title });
}

/** Chooses one of a few tiles or parts. */
export async function tile(page: Page, label: string, title: string): Promise<void> {
  await fieldOf(page, label)
    .locator("label.tile, label.segment")
    .filter({ hasText: new RegExp(`^\\s*${escaped(title)}\\s*$`) })
    .click();
}

/** Presses the button for one more this many times. */
export async function count(page: Page, words: Words, label: string, times: number): Promise<void> {
  const more = page.getByRole("button", { name: words.common("stepper.more", { label }), exact: true });
  for (let n = 0; n < times; n += 1) await more.click();
}

/** Chooses one of many: opens the sheet, searches and taps. */
export async function pick(page: Page, words: Words, label: string, title: string): Promise<void> {
  await fieldOf(page, label).locator("button.pick-button").click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("searchbox", { name: words.common("search") }).fill(title);
  // A list opens with the most chosen options, which are in the list of all as well.
  await sheet.getByRole("button", { name: title, exact: true }).first().click();
  await expect(sheet).toBeHidden();
}

/** Chooses several of many: searches for each and ticks it. */
export async function pickAll(page: Page, words: Words, label: string, titles: string[]): Promise<void> {
  await fieldOf(page, label).locator("button.pick-button").click();
  const sheet = page.getByRole("dialog");
  for (const title of titles) {
    await sheet.getByRole("searchbox", { name: words.common("search") }).fill(title);
    // The list changes while the search text is typed.
    await expect(() =>
      sheet.getByRole("checkbox", { name: title, exact: true }).first().check({ timeout: 2_000 }),
    ).toPass();
  }
  await sheet.getByRole("button", { name: words.common("done"), exact: true }).click();
  await expect(sheet).toBeHidden();
}

/** Switches on several of a few chips. */
export async function tickAll(page: Page, label: string, titles: string[]): Promise<void> {
  for (const title of titles)
    await fieldOf(page, label).getByRole("checkbox", { name: title, exact: true }).check();
}

/** Feet and inches, or day, month and year: the lists of one field in their order. */
export async function selectParts(page: Page, label: string, values: (string | number)[]): Promise<void> {
  const lists = fieldOf(page, label).locator("select");
  for (const [position, value] of values.entries()) await lists.nth(position).selectOption(String(value));
}

/** Asserts that the error is under its field. */
export async function expectFieldError(page: Page, label: string, sentence: string): Promise<void> {
  await expect(fieldOf(page, label).locator(".field-error")).toHaveText(sentence);
}

export async function expectNoFieldErrors(page: Page): Promise<void> {
  await expect(page.locator(".field-error")).toHaveText([]);
}
