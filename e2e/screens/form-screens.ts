import { wizardSteps } from "@sanjog/domain/profiles/completeness";
import { groupNames } from "@sanjog/domain/profiles/wizard-groups";
import { fieldOf } from "../form-hands.ts";
import { expect } from "../stage.ts";
import { at, over, type Screen, sheet } from "./screen.ts";

/** Every screen of the wizard. A member whose steps are complete may open each. */
export const wizardScreens: Screen[] = wizardSteps.flatMap((step) =>
  groupNames(step).map((group) => at(`/profile-registration?step=${step}&group=${group}`)),
);

/** The forms and settings of a member whose profile is complete. */
export const formScreens: Screen[] = [
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
  at("/seen-as/stranger"),
  at("/seen-as/connection"),
  at("/account"),
  sheet("deleting the account", ({ page, words }) =>
    page.getByRole("button", { name: words.account_lifecycle("leave.button") }).click(),
  ),
  at("/summary-details"),
  at("/ready"),
  at("/biodata"),
  over("the finished biodata", async ({ page }) => {
    await page.locator('main form button[type="submit"]').click();
    // The server makes the document, which takes long on a crowded machine.
    await expect(page.locator("main .lucide-circle-check")).toBeVisible({ timeout: 30_000 });
  }),
];
