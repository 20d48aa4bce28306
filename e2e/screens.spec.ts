import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { entryOf, type HomeList, listsUnder } from "../apps/web/src/home/home-state.ts";
import { drawnPicture } from "./drawn-picture.ts";
import { fieldOf } from "./form-hands.ts";
import { dalbir } from "./newcomers.ts";
import { photograph, pictures_folder } from "./photograph.ts";
import { latinWords, membersWords } from "./punjabi-only.ts";
import { logIn, password, register } from "./sign-up.ts";
import { expect, test } from "./stage.ts";
import type { Words } from "./words.ts";

type ScreenContext = { page: Page; words: Words; membersWrote: ReadonlySet<string> };
type Screen = { name: string; open: (shown: ScreenContext) => Promise<unknown>; loading?: true };

const at = (address: string): Screen => ({ name: address, open: ({ page }) => page.goto(address) });

/** A screen that is reached from the open one; `open` waits for content that only it shows. */
const over = (name: string, open: (shown: ScreenContext) => Promise<unknown>): Screen => ({ name, open });

/** A sheet or dialog over the open screen. */
function sheet(name: string, press: (shown: ScreenContext) => Promise<unknown>): Screen {
  return over(name, async (shown) => {
    await press(shown);
    await expect(shown.page.locator("[role=dialog], [role=alertdialog]").first()).toBeVisible();
  });
}

/** Follows the first link to a profile; the URL changes before the content does. */
async function openProfile({ page }: ScreenContext): Promise<void> {
  await page.locator('main a[href^="/view-profile/"]').first().click();
  await expect(page).toHaveURL(/view-profile/);
  await expect(page.locator(".profile-page h1")).toBeVisible();
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

/** All screens of §2 that a visitor sees. */
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
    page.getByRole("button", { name: words.account_lifecycle("leave.button") }).click(),
  ),
  at("/summary-details"),
  at("/ready"),
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
  "set_aside",
  "blocked",
];

/** Chooses a list on the home page and then, for proposals, a list within it. */
async function openList({ page, words }: ScreenContext, list: HomeList): Promise<void> {
  const press = (row: string, name: string) =>
    page.getByRole("navigation", { name: row }).getByRole("button", { name }).first().click();
  const entry = entryOf(list);
  await page.evaluate(() => sessionStorage.removeItem("home_list"));
  await page.goto("/suggestion");
  await page.goto("/home");
  await press(words.home("lists_label"), words.home(`lists.${entry}`));
  if (listsUnder(entry).length > 0) await press(words.home(`lists.${entry}`), words.home(`lists.${list}`));
  await expect(page.getByRole("heading", { level: 1, name: words.home(`headings.${list}`) })).toBeVisible();
}

/** Closes what is open over the screen. */
async function leaveDialog(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.locator("[role=dialog], [role=alertdialog]")).toHaveCount(0);
}

const states: Screen[] = [
  told("no suggestions", "/suggestion", "user/suggestions*", nobody),
  told("suggestions that failed", "/suggestion", "user/suggestions*", no),
  waiting("/suggestion", "user/suggestions*"),
  told("a home that failed", "/home", "user/today", no),
  waiting("/home", "user/today"),
  told("no notifications", "/notifications", "user/notifications*", nobody),
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
    await page.locator("main li button").first().click();
    const mark = page.getByRole("dialog").locator("li button").first();
    await expect(mark).toBeVisible();
    await page.context().setOffline(true);
    await mark.click();
    await expect(page.locator(".toast").first()).toBeVisible();
    await page.context().setOffline(false);
  }),
];

const members: Screen[] = [
  at("/notifications"),
  at("/suggestion"),
  over("finding a profile by its number", async ({ page }) => {
    await page.locator("main button:visible:has(.lucide-search)").click();
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
    await page.locator("main li button:has(.lucide-ellipsis)").first().click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: words.relations("report_for", { name: "" }).trim() })
      .click();
    await expect(page.getByRole("dialog").getByRole("radio").first()).toBeVisible();
  }),
  over("a member's profile", async (shown) => {
    await leaveDialog(shown.page);
    await openProfile(shown);
  }),
  at("/home"),
  ...lists.map((list) => over(`/home, ${list}`, (shown) => openList(shown, list))),
  sheet("the menu", ({ page, words }) =>
    page.getByRole("button", { name: words.common("nav.menu") }).click(),
  ),
  over("the profile of a connection", async (shown) => {
    await shown.page.evaluate(() => sessionStorage.removeItem("home_list"));
    await shown.page.goto("/suggestion");
    await shown.page.goto("/home");
    await openProfile(shown);
  }),
];

const parts = [
  { title: "what a visitor sees", screens: forVisitors, key: null },
  { title: "the steps still to come", screens: [at("/profile-registration")], key: "prabh" },
  { title: "the forms of a complete member", screens: forms, key: "asha" },
  { title: "the members one meets", screens: members, key: "asha" },
  { title: "what is empty, failed, on its way or open", screens: states, key: "asha" },
] as const;

for (const [part, { title, screens, key }] of parts.entries()) {
  test(`${title} can be read by everyone, fits a small phone and keeps to one language`, async ({
    enter,
    words,
    tokenOf,
  }, { project }) => {
    const page = await enter(key ? { token: await tokenOf(key) } : {});
    const shown = { page, words, membersWrote: membersWords(page) };
    for (const [at_screen, screen] of screens.entries()) {
      await test.step(screen.name, async () => {
        // The pending responses of the previous screen are released only now.
        await page.unrouteAll({ behavior: "ignoreErrors" });
        if (pictures_folder) {
          const order = `${part + 1}${String(at_screen + 1).padStart(2, "0")}`;
          const picture = { folder: pictures_folder, column: project.name, order, name: screen.name };
          return photograph(page, picture, () => screen.open(shown));
        }
        await screen.open(shown);
        return judge(screen, shown);
      });
    }
  });
}

/** Checks that apply to every screen. Each finding names the screen, and the other screens are still checked. */
async function judge({ name, loading }: Screen, { page, words, membersWrote }: ScreenContext): Promise<void> {
  if (!loading) {
    // Checks heading and skeleton together, because the heading may still be the previous screen's.
    await expect(page.locator("body:not(:has(.skeleton)) h1").first()).toBeAttached();
  }
  expect.soft(await restless(page), `what moves on ${name}`).toEqual([]);
  // Legacy mode is enough, because no page has frames, and it avoids a new window for each check.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
  // The page's title may depend on data that is still loading.
  if (loading) axe.disableRules("page-has-heading-one");
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
  expect.soft(found, `axe on ${name}`).toEqual([]);
  // A response may be shown before this test has read the members' texts from it.
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

/** Returns by how much the page is wider than the window, at the usual and the largest text size. */
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
