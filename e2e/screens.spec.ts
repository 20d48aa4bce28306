import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { entryOf, type HomeList, listsUnder } from "../apps/web/src/home/home-state.ts";
import { drawnPicture } from "./drawn-picture.ts";
import { fieldOf } from "./form-hands.ts";
import { dalbir } from "./newcomers.ts";
import { latinWords, membersWords } from "./punjabi-only.ts";
import { logIn, password, register } from "./sign-up.ts";
import { expect, test } from "./stage.ts";
import type { Words } from "./words.ts";

type ScreenContext = { page: Page; words: Words; membersWrote: ReadonlySet<string> };
type Screen = { name: string; open: (shown: ScreenContext) => Promise<unknown>; loading?: true };

const at = (address: string): Screen => ({ name: address, open: ({ page }) => page.goto(address) });

/** What somebody comes to from the screen that is open already; `open` waits for what only it shows. */
const over = (name: string, open: (shown: ScreenContext) => Promise<unknown>): Screen => ({ name, open });

/** A sheet or dialog over the screen that is open already. */
function sheet(name: string, press: (shown: ScreenContext) => Promise<unknown>): Screen {
  return over(name, async (shown) => {
    await press(shown);
    await expect(shown.page.locator("[role=dialog], [role=alertdialog]").first()).toBeVisible();
  });
}

/** By the first link on the screen; an address changes before what it shows does. */
async function openProfile({ page, words }: ScreenContext): Promise<void> {
  await page
    .getByRole("link", { name: words.relations("view_profile") })
    .first()
    .click();
  await expect(page).toHaveURL(/view-profile/);
  await expect(page.locator("main .card h1")).toBeVisible();
}

/** A screen for which the server's response is replaced. */
function told(
  name: string,
  address: string,
  endpoint: string,
  answer: (words: Words) => StubbedResponse,
): Screen {
  return over(name, async ({ page, words }) => {
    await page.route(`**/backend/api/${endpoint}`, (route) => route.fulfill(answer(words)));
    await page.goto(address);
    await expect(page.locator("main .phul, main [class*=phul], main h2, main h3").first()).toBeVisible();
  });
}

type StubbedResponse = { status?: number; json: unknown };

const nobody = () => ({
  json: {
    data: { data: [], unread: 0, total: 0, per_page: 8, current_page: 1, last_page: 1 },
  },
});
const no = (words: Words) => ({ status: 422, json: { message: words.refusals("not_found") } });

/** A screen whose response is still pending. */
function waiting(address: string, endpoint: string): Screen {
  return {
    name: `${address}, on its way`,
    loading: true,
    open: async ({ page }) => {
      await page.route(`**/backend/api/${endpoint}`, () => undefined);
      await page.goto(address);
      await expect(page.locator("main:not([aria-busy]) .skeleton").first()).toBeVisible();
    },
  };
}

/** Replaces the signed-in member's own data for one visit. */
function asIf(name: string, part: (words: Words) => object, message?: (words: Words) => string): Screen {
  return over(name, async ({ page, words }) => {
    await page.route("**/backend/api/user", async (route) => {
      const answer = await route.fetch();
      const { data } = await answer.json();
      await route.fulfill({
        response: answer,
        json: { data: { ...data, ...part(words) }, ...(message && { message: message(words) }) },
      });
    });
    await page.goto("/home");
    await expect(page.locator("h1")).toBeVisible();
  });
}

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
  over("a sign-up with nothing filled in", async ({ page }) => {
    await page.locator('main form button[type="submit"]').click();
    await expect(page.locator(".field-error").first()).toBeVisible();
  }),
  sheet("the terms, read at sign-up", ({ page, words }) =>
    page.getByRole("button", { name: words.accounts("register.read_terms") }).click(),
  ),
  over("verifying the addresses", async ({ page, words }) => {
    const who = dalbir();
    await register(page.request, who);
    await logIn(page, words, who.email, password);
    await expect(page).toHaveURL("/otp-verification");
    await expect(fieldOf(page, words.fields("email_otp"))).toBeVisible();
  }),
];

const forms: Screen[] = [
  at("/profile-registration-edit/personal"),
  sheet("choosing a caste", ({ page, words }) =>
    fieldOf(page, words.fields("caste")).locator("button.pick-button").click(),
  ),
  at("/profile-registration-edit/family"),
  at("/profile-registration-edit/career"),
  at("/profile-registration-edit/preference"),
  sheet("choosing occupations", ({ page, words }) =>
    fieldOf(page, words.fields("occupation")).locator("button.pick-button").click(),
  ),
  at("/profile-registration-edit/photo"),
  at("/privacy-setting"),
  at("/account"),
  sheet("deleting the account", ({ page, words }) =>
    page.getByRole("button", { name: words.rights("leave.button") }).click(),
  ),
  at("/summary-details"),
  at("/biodata"),
  over("the finished biodata", async ({ page }) => {
    await page.locator('main form button[type="submit"]').click();
    await expect(page.locator("main .lucide-circle-check")).toBeVisible();
  }),
];

const lists: HomeList[] = [
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

/** As a thumb does: the row of lists, and below it the row of those within one. */
async function openList({ page, words }: ScreenContext, list: HomeList): Promise<void> {
  const press = (row: string, name: string) =>
    page.getByRole("navigation", { name: row }).getByRole("button", { name }).first().click();
  const entry = entryOf(list);
  await press(words.home("lists_label"), words.home(`lists.${entry}`));
  if (listsUnder(entry).length > 0) await press(words.home(`lists.${entry}`), words.home(`lists.${list}`));
  await expect(page.getByRole("heading", { level: 2, name: words.home(`headings.${list}`) })).toBeVisible();
}

/** Leaves what is open over the screen. */
async function leaveDialog(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.locator("[role=dialog], [role=alertdialog]")).toHaveCount(0);
}

const states: Screen[] = [
  told("no suggestions", "/suggestion", "user/suggestions*", nobody),
  told("suggestions that failed", "/suggestion", "user/suggestions*", no),
  waiting("/suggestion", "user/suggestions*"),
  told("no connections", "/home", "user/friends*", nobody),
  told("connections that failed", "/home", "user/friends*", no),
  waiting("/home", "user/friends*"),
  told("no notices", "/notifications", "user/notifications*", nobody),
  waiting("/notifications", "user/notifications*"),
  waiting("/view-profile/somebody", "user/profile/view/*"),
  waiting("/account", "user/sessions"),
  told("privacy settings that failed", "/privacy-setting", "user/privacy", no),
  over("a step that says what is wrong, and a toast", async ({ page }) => {
    await page.goto("/profile-registration-edit/personal");
    await page.locator('input[name="firstname"]').fill("");
    await page.locator('input[name="weight"]').fill("900");
    await page.locator('main form button[type="submit"]').click();
    await expect(page.locator(".field-error").first()).toBeVisible();
  }),
  over("a photo in large", async ({ page }) => {
    await page.goto("/summary-details");
    await page.locator("main summary").last().click();
    await page.locator("main details button:has(img)").first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
  }),
  over("setting a photo right", async ({ page }) => {
    await page.goto("/profile-registration-edit/photo");
    await page.locator('input[name="photo"]').setInputFiles(await drawnPicture(page, "face.jpg", 900, 900));
    await expect(page.getByRole("dialog").getByRole("slider")).toBeVisible();
  }),
  over("another number", async ({ page }) => {
    await page.goto("/account");
    await page.locator("main li button").nth(1).click();
    await expect(page.getByRole("dialog").locator("input").first()).toBeVisible();
  }),
  over("another password", async ({ page }) => {
    await leaveDialog(page);
    await page.locator("main li button").nth(2).click();
    await expect(page.getByRole("dialog").locator("input").nth(2)).toBeVisible();
  }),
  over("the question before a pause", async ({ page }) => {
    await leaveDialog(page);
    await page.locator("#pause button").click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
  }),
  asIf("a new wording of the terms", () => ({ documents_to_accept: ["terms", "privacy_policy"] })),
  asIf(
    "a suspended member",
    () => ({ profile_status: 6 }),
    (words) => words.refusals("account_suspended"),
  ),
  over("without a network, and what could not be done", async ({ page }) => {
    await page.goto("/notifications");
    await expect(page.locator("main li").first()).toBeVisible();
    await page.context().setOffline(true);
    await page.locator("main li button").first().click();
    await expect(page.locator(".toast").first()).toBeVisible();
    await page.context().setOffline(false);
  }),
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
  sheet("the question before a request", async ({ page, words }) => {
    await leaveDialog(page);
    await page
      .getByRole("button", { name: words.relations("steps.send_request") })
      .first()
      .click();
  }),
  over("the report of a member", async ({ page, words }) => {
    await leaveDialog(page);
    await page
      .getByRole("button", { name: words.relations("report_for", { name: "" }).trim() })
      .first()
      .click();
    await expect(page.getByRole("dialog").getByRole("radio").first()).toBeVisible();
  }),
  over("a member's profile", async (shown) => {
    await leaveDialog(shown.page);
    await openProfile(shown);
  }),
  at("/home"),
  ...lists.map((list) => over(`/home, ${list}`, (shown) => openList(shown, list))),
  over("the profile of a connection", async (shown) => {
    await shown.page.evaluate(() => sessionStorage.removeItem("home_list"));
    await shown.page.goto("/home");
    await openProfile(shown);
  }),
  sheet("the menu", ({ page, words }) =>
    page.getByRole("button", { name: words.common("nav.menu") }).click(),
  ),
];

const parts = [
  { title: "what a visitor sees", screens: forVisitors, key: null },
  { title: "the steps still to come", screens: [at("/profile-registration")], key: "prabh" },
  { title: "the forms of a complete member", screens: forms, key: "asha" },
  { title: "the members one meets", screens: members, key: "asha" },
  { title: "what is empty, failed, on its way or open", screens: states, key: "asha" },
] as const;

for (const { title, screens, key } of parts) {
  test(`${title} can be read by everyone, fits a small phone and keeps to one language`, async ({
    enter,
    words,
    tokenOf,
  }) => {
    const page = await enter(key ? { token: await tokenOf(key) } : {});
    const shown = { page, words, membersWrote: membersWords(page) };
    for (const screen of screens) {
      await test.step(screen.name, async () => {
        // What the screen before kept waiting is let go only now, and with its page.
        await page.unrouteAll({ behavior: "ignoreErrors" });
        await screen.open(shown);
        await judge(screen, shown);
      });
    }
  });
}

/** What holds for every screen; each finding names the screen, and the others are still looked at. */
async function judge({ name, loading }: Screen, { page, words, membersWrote }: ScreenContext): Promise<void> {
  if (!loading) {
    // In one look: a heading may be the last screen's, and skeletons have still to come.
    await expect(page.locator("body:not(:has(.skeleton)) h1").first()).toBeAttached();
  }
  expect.soft(await restless(page), `what moves on ${name}`).toEqual([]);
  // Legacy only in name: no page holds frames, and each look is spared a window of its own.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
  // The name of a page may be what it waits for.
  if (loading) axe.disableRules("page-has-heading-one");
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
  expect.soft(found, `axe on ${name}`).toEqual([]);
  // An answer may be shown before it is read here for what members wrote.
  if (words.locale === "pb")
    await expect.soft.poll(() => latinWords(page, membersWrote), `Latin words on ${name}`).toEqual([]);
  expect.soft(await overhangs(page), `sideways scroll on ${name}`).toEqual([0, 0]);
}

/** Checks that no animation runs when the reader prefers reduced motion. */
function restless(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => one.playState === "running" && Number(one.effect?.getComputedTiming().duration) > 1)
      .map((one) => String((one.effect as KeyframeEffect | null)?.target?.className)),
  );
}

/** How far the page is wider than the window, in letters of the usual size and of the largest. */
function overhangs(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const overhang = () => Math.max(0, root.scrollWidth - window.innerWidth);
    const usual = overhang();
    root.dataset.text = "larger";
    const largest = overhang();
    delete root.dataset.text;
    return [usual, largest];
  });
}
