import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { fieldOf } from "./form-hands.ts";
import { dalbir } from "./newcomers.ts";
import { latinWords, membersWords } from "./punjabi-only.ts";
import { logIn, password, register } from "./sign-up.ts";
import { expect, test } from "./stage.ts";
import type { Words } from "./words.ts";

type Shown = { page: Page; words: Words; membersWrote: ReadonlySet<string> };
type Screen = { name: string; open: (shown: Shown) => Promise<unknown> };

const at = (address: string): Screen => ({ name: address, open: ({ page }) => page.goto(address) });

/** A sheet or dialog over the screen that is open already. */
const over = (name: string, open: (shown: Shown) => Promise<unknown>): Screen => ({ name, open });

/** Of §2, all that a visitor meets. */
const forVisitors: Screen[] = [
  ...["/", "/login", "/forgot-password", "/reset-password?token=bogus", "/otp-verification"].map(at),
  ...[
    "/report",
    "/how-suggestions-work",
    "/terms-condition",
    "/privacy-policy",
    "/no/such/page",
    "/register",
  ].map(at),
  over("the terms, read at sign-up", ({ page, words }) =>
    page.getByRole("button", { name: words.accounts("register.read_terms") }).click(),
  ),
  over("verifying the addresses", async ({ page, words }) => {
    const who = dalbir();
    await register(page.request, who);
    await logIn(page, words, who.email, password);
    await expect(page).toHaveURL("/otp-verification");
  }),
];

const forms: Screen[] = [
  at("/profile-registration-edit/personal"),
  over("choosing a caste", ({ page, words }) =>
    fieldOf(page, words.fields("caste")).locator("button.pick-button").click(),
  ),
  at("/profile-registration-edit/family"),
  at("/profile-registration-edit/career"),
  at("/profile-registration-edit/preference"),
  over("choosing occupations", ({ page, words }) =>
    fieldOf(page, words.fields("occupation")).locator("button.pick-button").click(),
  ),
  at("/profile-registration-edit/photo"),
  at("/privacy-setting"),
  at("/account"),
  over("deleting the account", ({ page, words }) =>
    page.getByRole("button", { name: words.rights("leave.button") }).click(),
  ),
  at("/summary-details"),
  at("/biodata"),
  over("the finished biodata", async ({ page }) => {
    await page.locator('main form button[type="submit"]').click();
    await expect(page.locator("main .lucide-circle-check")).toBeVisible();
  }),
];

const lists = [
  "connections",
  "received",
  "sent",
  "rejected",
  "declined",
  "accepted_proposals",
  "received_proposals",
  "sent_proposals",
  "shortlisted",
  "blocked",
];

const members: Screen[] = [
  at("/notifications"),
  at("/suggestion"),
  over("finding a profile by its number", async ({ page }) => {
    await page.locator("main .lucide-search").click();
    await page.locator('input[name="profile_number"]').fill("100 000 001");
    await page.getByRole("dialog").locator('button[type="submit"]').click();
    await expect(page.getByRole("dialog").locator(".field-error")).toBeVisible();
  }),
  over("the question before a request", async ({ page, words }) => {
    await page.goto("/suggestion");
    await page
      .getByRole("button", { name: words.relations("steps.send_request") })
      .first()
      .click();
  }),
  over("the report of a member", async ({ page, words }) => {
    await page.goto("/suggestion");
    await page
      .getByRole("button", { name: words.relations("report_for", { name: "" }).trim() })
      .first()
      .click();
    await expect(page.getByRole("dialog").getByRole("radio").first()).toBeVisible();
  }),
  over("a member's profile", async ({ page, words }) => {
    await page.goto("/suggestion");
    await page
      .getByRole("link", { name: words.relations("view_profile") })
      .first()
      .click();
    await expect(page).toHaveURL(/view-profile/);
  }),
  ...lists.map((list) =>
    over(`/home, ${list}`, async ({ page }) => {
      await page.evaluate((name) => sessionStorage.setItem("home_list", name), list);
      await page.goto("/home");
    }),
  ),
  over("the profile of a connection", async ({ page, words }) => {
    await page.evaluate(() => sessionStorage.removeItem("home_list"));
    await page.goto("/home");
    await page
      .getByRole("link", { name: words.relations("view_profile") })
      .first()
      .click();
    await expect(page).toHaveURL(/view-profile/);
  }),
  over("the menu", async ({ page, words }) => {
    await page.getByRole("button", { name: words.common("nav.menu") }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  }),
];

const parts = [
  { title: "what a visitor sees", screens: forVisitors, key: null },
  { title: "the steps still to come", screens: [at("/profile-registration")], key: "prabh" },
  { title: "the forms of a complete member", screens: forms, key: "asha" },
  { title: "the members one meets", screens: members, key: "asha" },
] as const;

for (const { title, screens, key } of parts) {
  test(`${title} can be read by everyone, fits a small phone and keeps to one language`, async ({
    enter,
    words,
    tokenOf,
  }) => {
    const page = await enter(key ? { token: await tokenOf(key) } : {});
    const shown = { page, words, membersWrote: membersWords(page) };
    for (const { name, open } of screens) {
      await test.step(name, async () => {
        await open(shown);
        await judge(name, shown);
      });
    }
  });
}

/** What holds for every screen; each finding names the screen, and the others are still looked at. */
async function judge(name: string, { page, words, membersWrote }: Shown): Promise<void> {
  await expect(page.locator("h1").first()).toBeAttached();
  await expect(page.locator(".skeleton")).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
  expect.soft(found, `axe on ${name}`).toEqual([]);
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overhang, `sideways scroll on ${name}`).toBeLessThanOrEqual(0);
  if (words.locale === "pb")
    expect.soft(await latinWords(page, membersWrote), `Latin words on ${name}`).toEqual([]);
}
