import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { photograph, pictures_folder } from "./photograph.ts";
import { latinWords, membersWords } from "./punjabi-only.ts";
import { formScreens, wizardScreens } from "./screens/form-screens.ts";
import { matchedScreens, memberScreens } from "./screens/member-screens.ts";
import { at, type Screen, type ScreenContext } from "./screens/screen.ts";
import { largeTextScreens, stateScreens } from "./screens/state-screens.ts";
import { visitorScreens } from "./screens/visitor-screens.ts";
import { type DemoKey, expect, test } from "./stage.ts";

type Part = { title: string; screens: readonly Screen[]; key: DemoKey | null; large_text?: true };

const parts: Part[] = [
  { title: "what a visitor sees", screens: visitorScreens, key: null },
  { title: "the wizard of a newcomer", screens: [at("/profile-registration")], key: "prabh" },
  { title: "every screen of the wizard", screens: wizardScreens, key: "asha" },
  { title: "the forms of a complete member", screens: formScreens, key: "asha" },
  { title: "the members one meets", screens: memberScreens, key: "asha" },
  { title: "what a matched member sees", screens: matchedScreens, key: "manpreet" },
  { title: "what is empty, failed, on its way or open", screens: stateScreens, key: "asha" },
  { title: "the larger text", screens: largeTextScreens, key: "asha", large_text: true },
];

for (const [part, { title, screens, key, large_text }] of parts.entries()) {
  test(`${title} can be read by everyone, fits a small phone and keeps to one language`, async ({
    enter,
    words,
    tokenOf,
  }, { project }) => {
    const page = await enter(key ? { token: await tokenOf(key) } : {});
    if (large_text) await page.addInitScript(() => localStorage.setItem("text_size", "larger"));
    const shown = { page, words, membersWrote: membersWords(page) };
    for (const [at_screen, screen] of screens.entries()) {
      await test.step(screen.name, async () => {
        // The pending responses of the previous screen are released only now.
        await page.unrouteAll({ behavior: "ignoreErrors" });
        if (pictures_folder) {
          const order = `${part + 1}${String(at_screen + 1).padStart(2, "0")}`;
          const picture = {
            folder: pictures_folder,
            column: project.name,
            order,
            name: screen.name,
            loading: screen.loading === true,
          };
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
    const { text } = root.dataset;
    root.dataset.text = "larger";
    const largest = overhang();
    if (text) root.dataset.text = text;
    else delete root.dataset.text;
    return [usual, largest];
  });
}
