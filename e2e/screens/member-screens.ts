import { entryOf, type HomeList, homeLists, listsUnder } from "../../apps/web/src/home/home-state.ts";
import { expect } from "../stage.ts";
import { answerTo, at, leaveDialog, over, type Screen, type ScreenContext, sheet } from "./screen.ts";

/** Follows the first link to a profile; the URL changes before the content does. */
async function openProfile({ page }: ScreenContext): Promise<void> {
  await page.locator('main a[href^="/view-profile/"]').first().click();
  await expect(page).toHaveURL(/view-profile/);
  await expect(page.locator(".profile-page h1")).toBeVisible();
}

/** Opens the home as a new browser session does. */
async function openToday({ page, words }: ScreenContext): Promise<void> {
  await page.evaluate(() => sessionStorage.removeItem("home_list"));
  await page.goto("/suggestion");
  await page.goto("/home");
  await expect(page.getByRole("navigation", { name: words.home("lists_label") })).toBeVisible();
}

/** Chooses a list on the home page and then, for proposals, a list within it. */
async function openList(shown: ScreenContext, list: HomeList): Promise<void> {
  const { page, words } = shown;
  const press = (row: string, name: string) =>
    page.getByRole("navigation", { name: row }).getByRole("button", { name }).first().click();
  const entry = entryOf(list);
  await openToday(shown);
  await press(words.home("lists_label"), words.home(`lists.${entry}`));
  const under = listsUnder(entry).length > 0;
  if (under) await press(words.home(`lists.${entry}`), words.home(`lists.${list}`));
  const title = words.home(under ? `lists.${entry}` : `headings.${list}`);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

/** The suggestions, the home and the profiles of other members. */
export const memberScreens: Screen[] = [
  at("/notifications"),
  at("/suggestion"),
  sheet("the wishes above the suggestions", async ({ page, words }) => {
    const pill = page.locator("main button:visible:has(.lucide-sliders-horizontal)");
    // On wide screens the wishes are a line beside the heading.
    if ((await pill.count()) > 0) await pill.click();
    else await page.getByRole("button", { name: words.common("nav.menu") }).click();
  }),
  over("finding a profile by its number", async ({ page }) => {
    await leaveDialog(page);
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
  sheet("the menu of a card", async ({ page }) => {
    await leaveDialog(page);
    await page.locator("main li button:has(.lucide-ellipsis)").first().click();
  }),
  over("the report of a member", async ({ page, words }) => {
    await page
      .getByRole("dialog")
      .getByRole("button", { name: words.relations("report_for", { name: "" }).trim() })
      .click();
    await expect(page.getByRole("dialog").getByRole("radio").first()).toBeVisible();
  }),
  over("a suggestion put aside", async ({ page }) => {
    await leaveDialog(page);
    await page.locator("main .person-actions button:has(.lucide-clock-3, .lucide-clock)").last().click();
    await expect(page.locator(".set-aside-row")).toBeVisible();
  }),
  over("a member's profile", openProfile),
  sheet("the menu of a profile", ({ page }) => page.locator("main button:has(.lucide-ellipsis)").click()),
  sheet("a member's photo in large", async ({ page, words }) => {
    await leaveDialog(page);
    await page
      .getByRole("button", { name: words.view_profile("open_photo", { number: "1" }) })
      .first()
      .click();
  }),
  at("/view-profile/00000000-0000-4000-8000-000000000000"),
  over("/home", openToday),
  ...homeLists.map((list) => over(`/home, ${list}`, (shown) => openList(shown, list))),
  sheet("the menu", ({ page, words }) =>
    page.getByRole("button", { name: words.common("nav.menu") }).click(),
  ),
  over("the profile of a connection", async (shown) => {
    await openToday(shown);
    await openProfile(shown);
  }),
  over("the moment of a connection", async ({ page }) => {
    const { data } = await answerTo(page, "user/friends");
    await page.goto(`/connected/${data[0].member.user_id}`);
    await expect(page.locator("main h1")).toBeVisible();
  }),
];

/** What a member sees whose proposal is accepted. */
export const matchedScreens: Screen[] = [
  at("/home"),
  at("/suggestion"),
  over("the moment of a match", async ({ page }) => {
    const { matched } = await answerTo(page, "user/today");
    await page.goto(`/matched/${matched.member.user_id}`);
    await expect(page.locator("main h1")).toBeVisible();
  }),
  sheet("the rules for the matched", ({ page, words }) =>
    page.getByRole("button", { name: words.moments("matched.what_now") }).click(),
  ),
];
