import { judge } from "./judge.ts";
import { photograph, pictures_folder } from "./photograph.ts";
import { membersWords } from "./punjabi-only.ts";
import { deskReviewScreens } from "./screens/desk-review-screens.ts";
import { deskScreens } from "./screens/desk-screens.ts";
import { formScreens, wizardScreens } from "./screens/form-screens.ts";
import { matchedScreens, memberScreens } from "./screens/member-screens.ts";
import { at, type Screen } from "./screens/screen.ts";
import { largeTextScreens, stateScreens } from "./screens/state-screens.ts";
import { visitorScreens } from "./screens/visitor-screens.ts";
import { waitingScreens } from "./screens/waiting-screens.ts";
import { type DemoKey, test } from "./stage.ts";

type Part = { title: string; screens: readonly Screen[]; key: DemoKey | null; large_text?: true };

const parts: Part[] = [
  { title: "what a visitor sees", screens: visitorScreens, key: null },
  { title: "the wizard of a newcomer", screens: [at("/profile-registration")], key: "prabh" },
  { title: "every screen of the wizard", screens: wizardScreens, key: "asha" },
  { title: "the forms of a complete member", screens: formScreens, key: "asha" },
  { title: "the members one meets", screens: memberScreens, key: "asha" },
  { title: "what a matched member sees", screens: matchedScreens, key: "manpreet" },
  { title: "what is empty, failed, on its way or open", screens: stateScreens, key: "asha" },
  { title: "what volunteers see at the desk", screens: deskScreens, key: null },
  { title: "what volunteers see of a new member", screens: deskReviewScreens, key: null },
  { title: "what waits for the desk", screens: waitingScreens, key: "asha" },
  { title: "the larger text", screens: largeTextScreens, key: "asha", large_text: true },
];

for (const [part, { title, screens, key, large_text }] of parts.entries()) {
  test(`${title} can be read by everyone, fits a small phone and keeps to one language`, async ({
    enter,
    words,
    tokenOf,
  }, { project }) => {
    // Each of many screens is checked four times.
    test.setTimeout(900_000);
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
          await photograph(page, picture, () => screen.open(shown));
        } else {
          await screen.open(shown);
          await judge(screen, shown);
        }
        await screen.leave?.(page);
      });
    }
  });
}
