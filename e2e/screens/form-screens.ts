import { wizardSteps } from "@sanjog/domain/profiles/completeness";
import { groupNames } from "@sanjog/domain/profiles/wizard-groups";
import { fieldOf } from "../form-hands.ts";
import { expect } from "../stage.ts";
import { at, over, type Screen, sheet, told } from "./screen.ts";

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
  told("own reports", "/account#data", "user/reports", ({ reports }) => ({
    json: {
      data: ([null, "acted", "not_acted", "overturned"] as const).map((outcome, nth) => ({
        reference: `AB23${nth + 4}-CD567`,
        reason: reports("about_photo"),
        reported_at: "2026-11-20T08:00:00.000Z",
        resolve_by: "2026-11-27T08:00:00.000Z",
        resolved_at: outcome && "2026-11-21T08:00:00.000Z",
        outcome,
      })),
    },
  })),
  at("/account"),
  at("/account#login"),
  at("/account#sessions"),
  at("/account#notifications"),
  at("/account#data"),
  at("/account#nominee"),
  over("a nominee", async ({ page, words }) => {
    const [name, relation] = words.locale === "pb" ? ["ਗੁਰਦੀਪ ਕੌਰ", "ਭੈਣ"] : ["Gurdeep Kaur", "Sister"];
    const json = { data: { nominee: { name, relation, contact: "+919812345678" } } };
    await page.route("**/backend/api/user/nominee", (route) => route.fulfill({ json }));
    // The page is open already, and a fragment alone loads nothing.
    await page.reload();
    await expect(page.getByText(name ?? "")).toBeVisible();
  }),
  sheet("changing the nominee", ({ page, words }) =>
    page.getByRole("button", { name: words.account_lifecycle("nominee.change") }).click(),
  ),
  at("/account#pause"),
  at("/account#leave"),
  sheet("deleting the account", ({ page, words }) =>
    page.getByRole("button", { name: words.account_lifecycle("leave.button") }).click(),
  ),
  over("the private request to be hidden", async ({ page, words }) => {
    await page.goto("/help");
    await page.getByLabel(words.help("quiet.words")).scrollIntoViewIfNeeded();
  }),
  at("/summary-details"),
  at("/ready"),
  at("/biodata"),
  over("the finished biodata", async ({ page }) => {
    await page.locator('main form button[type="submit"]').click();
    // The server makes the document, which takes long on a crowded machine.
    await expect(page.locator("main .lucide-circle-check")).toBeVisible({ timeout: 30_000 });
  }),
];
