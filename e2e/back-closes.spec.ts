import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./stage.ts";

/** Opens something over a page, goes back as a phone does, and finds the page as it was. */
async function expectClosedByBack(page: Page, path: string, opener: Locator, opened: Locator): Promise<void> {
  await opener.click();
  await expect(opened).toBeVisible();
  await page.goBack();
  await expect(opened).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(path);
}

test("Back closes the terms of the sign-up, and what was typed is still there", async ({ enter, words }) => {
  const page = await enter();
  await page.goto("/");
  await page.goto("/register");
  const email = page.getByLabel(words.fields("email"));
  await email.fill("asha@example.com");
  const terms = page.getByRole("button", { name: words.accounts("register.read_terms") });
  await expectClosedByBack(page, "/register", terms, page.getByRole("dialog"));
  await expect(email).toHaveValue("asha@example.com");
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("Back closes the menu and a question on the suggestions", async ({ enter, words, tokenOf }) => {
  const page = await enter({ token: await tokenOf("asha") });
  await page.goto("/home");
  await page.goto("/suggestion");
  const menu = page.getByRole("button", { name: words.common("nav.menu") });
  await expectClosedByBack(page, "/suggestion", menu, page.getByRole("dialog"));
  const send = page.getByRole("button", { name: words.relations("steps.send_request") }).first();
  await expectClosedByBack(page, "/suggestion", send, page.getByRole("alertdialog"));
  await page.goBack();
  await expect(page).toHaveURL("/home");
});

test("Back closes the sheet of a list in a form", async ({ enter, tokenOf }) => {
  const page = await enter({ token: await tokenOf("asha") });
  await page.goto("/summary-details");
  await page.goto("/profile-registration-edit/family");
  const list = page.locator(".pick-button").first();
  await expectClosedByBack(page, "/profile-registration-edit/family", list, page.getByRole("dialog"));
});

test("Back closes the menu of a member whose profile is not complete", async ({ enter, words, tokenOf }) => {
  const page = await enter({ token: await tokenOf("prabh") });
  await page.goto("/account");
  const menu = page.getByRole("button", { name: words.common("nav.menu") });
  await expectClosedByBack(page, "/account", menu, page.getByRole("dialog"));
});
