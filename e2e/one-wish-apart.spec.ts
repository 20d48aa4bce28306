import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { told_preferences } from "../apps/api/test/support/told-steps.ts";
import { makeMember } from "./made-member.ts";
import { harleen } from "./newcomers.ts";
import { expect, test } from "./stage.ts";
import type { Words } from "./words.ts";

const cardsOf = (page: Page, words: Words, list: "list" | "apart.list") =>
  page.getByRole("list", { name: words.suggestions(list), exact: true }).locator("> li");

/** Signs up Harleen with these wishes, and returns her token. */
async function harleenWishes(page: Page, wishes: object): Promise<string> {
  const token = await makeMember(page.request, harleen());
  const answer = await page.request.post("/backend/api/user/preferences", {
    headers: { authorization: `Bearer ${token}` },
    data: { ...told_preferences, ...wishes },
  });
  expect(answer.status()).toBe(200);
  return token;
}

test("Beside an empty list Harleen finds those who are one wish apart, and Back returns to the card she left", async ({
  enter,
  words,
}) => {
  const iceland = 352;
  const token = await harleenWishes(await enter(), { country: [iceland] });
  const page = await enter({ token });
  await page.goto("/suggestion");
  await expect(page.getByText(words.suggestions("empty.lead"))).toBeVisible();
  const near = cardsOf(page, words, "apart.list");
  await expect(near).toHaveCount(8);
  await expect(near.locator(".missed-line")).toHaveCount(8);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  const first = (await near.first().getByRole("link").getAttribute("href")) ?? "";
  await page
    .getByRole("navigation", { name: words.suggestions("apart.pages") })
    .getByRole("button", { name: words.common("pager.next") })
    .click();
  await expect(page).toHaveURL("/suggestion?apart=2");
  const link = near.nth(1).getByRole("link");
  // The page before stays until the next one is there.
  await expect(near.first().getByRole("link")).not.toHaveAttribute("href", first);
  await link.scrollIntoViewIfNeeded();
  const path = (await link.getAttribute("href")) ?? "";
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/suggestion?apart=2");
  await expect(page.locator(`a[href="${path}"]`).first()).toBeFocused();
  await expect(page.locator(`a[href="${path}"]`).first()).toBeInViewport();
});

test("A minimum of education that leaves few is named at the top of the list, with a button that shows the others", async ({
  enter,
  words,
}) => {
  // What the form makes of a new minimum, unless the family chooses "or higher".
  const only = { minimum_education: "masters", maximum_education: "masters" };
  const token = await harleenWishes(await enter(), only);
  const page = await enter({ token });
  const narrowest = page.waitForResponse("**/suggestions/narrowest-wish");
  await page.goto("/suggestion");
  const { criterion, would_add } = (await (await narrowest).json()).data.narrowest_wish;
  expect(criterion).toBe("education");
  const few = await cardsOf(page, words, "list").count();
  expect(few).toBeLessThan(8);
  const more = page.getByRole("button", { name: words.suggestions("show_more", { count: would_add }) });
  await expect(more).toBeInViewport({ ratio: 1 });
  await more.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(String(few + would_add));
  await page.getByRole("button", { name: words.suggestions("undo") }).click();
  await expect(more).toBeVisible();
});
