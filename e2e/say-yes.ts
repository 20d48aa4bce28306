import type { Locator, Page } from "@playwright/test";

/** Presses this confirming button of a dialog and waits for the dialog to close. Another dialog may follow at once. */
export async function sayYes(page: Page, name: string): Promise<Locator> {
  const yes = page.getByRole("button", { name, exact: true });
  const question = page.getByRole("alertdialog").filter({ has: yes });
  await question.getByRole("button", { name, exact: true }).click();
  return question;
}
