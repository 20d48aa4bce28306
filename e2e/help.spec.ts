import type { Page } from "@playwright/test";
import { expect, test } from "./stage.ts";

/** Lets the quick exit lead to a page of this machine, since the journeys ask no stranger. */
async function weatherAt(page: Page, address: string): Promise<void> {
  await page.route("**/backend/api/site", async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    await route.fulfill({ response: answer, json: { data: { ...data, quick_exit_url: address } } });
  });
  await page.route(address, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Weather</title><h1>Weather</h1>" }),
  );
}

for (const way of ["button", "Escape"] as const) {
  test(`somebody who is forced finds numbers, leaves by ${way}, and Back does not return`, async ({
    enter,
    words,
    tokenOf,
    baseURL,
  }) => {
    const page = await enter({ token: await tokenOf("asha") });
    const weather = `${baseURL}/weather.html`;
    await weatherAt(page, weather);
    await page.goto("/home");
    await page.goto("/account");
    await page.getByRole("link", { name: words.common("footer.pressure") }).click();
    await expect(page.getByRole("heading", { level: 1, name: words.help("title") })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${words.help("window_title")}`));
    await page.getByLabel(words.help("lines.country")).selectOption("GB");
    await expect(page.getByRole("link", { name: "020 7008 0151", exact: true })).toHaveAttribute(
      "href",
      "tel:02070080151",
    );
    const kept = () =>
      page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage, name: window.name }));
    expect(await kept()).not.toMatch(/help|GB/);

    if (way === "button") await page.getByRole("button", { name: words.help("exit.button") }).click();
    else for (const _ of [1, 2]) await page.keyboard.press("Escape");
    await expect(page.getByRole("heading", { name: "Weather" })).toBeVisible();
    expect(page.url()).toBe(weather);
    expect(await page.evaluate(() => document.referrer)).toBe("");
    await page.goBack();
    await expect(page).toHaveURL("/home");
  });
}

test("one Escape leaves nothing, and the page opens in place of a visitor's page as well", async ({
  enter,
  words,
}) => {
  const page = await enter();
  await page.goto("/");
  await page.goto("/terms-condition");
  await page.getByRole("link", { name: words.common("footer.pressure") }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.help("title") })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/help");
  await page.goBack();
  await expect(page).toHaveURL("/");
});
