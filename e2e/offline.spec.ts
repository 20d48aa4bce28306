import type { Page } from "@playwright/test";
import { demo_password } from "../apps/api/demo/demo-accounts.ts";
import { drawnPicture } from "./drawn-picture.ts";
import { demoEmail, expect, test } from "./stage.ts";

test.use({ serviceWorkers: "allow" });

/** Waits until the worker is active and has cached what the page has loaded. */
async function keptShell(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(async () => {
      if (!navigator.serviceWorker.controller) return false;
      const kept = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      const addresses = kept.flat().map(({ url }) => url);
      const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
      return loaded.filter((name) => name.includes("/assets/")).every((name) => addresses.includes(name));
    });
  // The worker starts after the page has loaded. A promise would count as true in `waitForFunction`.
  await expect.poll(isKept, { timeout: 15_000 }).toBe(true);
}

test("without a network the page still opens, explains the problem, and continues when the network is back", async ({
  enter,
  words,
  tokenOf,
}) => {
  const page = await enter({ token: await tokenOf("asha") });
  await page.goto("/home");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await keptShell(page);

  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(words.common("network.away"))).toBeVisible();
  await expect(page.getByText(words.common("failed.offline"))).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(words.common("network.away"))).toBeHidden();
});

test("a photo whose upload failed is sent again without another crop", async ({ enter, words, tokenOf }) => {
  const page = await enter({ token: await tokenOf("charan") });
  await page.goto("/profile-registration-edit/photo");
  // A worker that is still being fetched when the network fails logs an error.
  await keptShell(page);
  await page.locator('input[name="photo"]').setInputFiles(await drawnPicture(page, "portrait.jpg"));
  const use = page.getByRole("dialog").getByRole("button", { name: words.photos("crop.use") });
  await expect(use).toBeEnabled();
  await page.context().setOffline(true);
  await use.click();
  await expect(page.getByText(words.photos("unsent"))).toBeVisible();
  await page.context().setOffline(false);
  await page
    .getByRole("main")
    .getByRole("button", { name: words.common("try_again") })
    .click();
  await expect(page.getByText(words.said((texts) => texts.photos.picture_saved))).toBeVisible();
  await expect(page.getByText(words.photos("unsent"))).toBeHidden();
});

test("L6, X10: after a logout no data of the member remains on the phone", async ({ enter, words }) => {
  const page = await enter();
  // A separate login, because this journey ends it.
  const data = { email_or_phone: demoEmail("deepa"), password: demo_password };
  const answer = await page.request.post("/backend/api/auth/login", { data });
  const { token } = (await answer.json()).data;
  await page.goto("/how-suggestions-work");
  await page.evaluate((value) => localStorage.setItem("token", value), token);
  await page.goto("/home");
  await keptShell(page);
  await page.evaluate(() => localStorage.setItem("draft:1:personal", "{}"));

  const menu = page.getByRole("button", { name: words.common("nav.menu") });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await page
    .getByRole("button", { name: words.common("nav.log_out") })
    .last()
    .click();
  await expect(page).toHaveURL(/\/login$/);

  const left = () =>
    page.evaluate(async () => {
      const caches_kept = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return {
        stored: Object.keys(localStorage),
        of_this_tab: Object.keys(sessionStorage),
        databases: (await indexedDB.databases()).length,
        of_the_server: caches_kept.flat().filter(({ url }) => new URL(url).pathname.startsWith("/backend")),
      };
    });
  await expect.poll(left).toEqual({ stored: ["locale"], of_this_tab: [], databases: 0, of_the_server: [] });
});
