import type { Locator, Page } from "@playwright/test";

/** Presses the yes of the question that offers this one. Answers the question, which is to go: another may follow at once. */
export async function sayYes(page: Page, name: string): Promise<Locator> {
  const yes = page.getByRole("button", { name, exact: true });
  const question = page.getByRole("alertdialog").filter({ has: yes });
  await question.getByRole("button", { name, exact: true }).click();
  return question;
}
