import { expectStep } from "./five-steps.ts";
import { fieldOf } from "./form-hands.ts";
import { expect, test } from "./stage.ts";

const late_part = /followed-names/;

test("Next moves on although the transliteration arrives while the button is pressed", async ({
  enter,
  tokenOf,
  words,
}) => {
  const page = await enter({ token: await tokenOf("asha") });
  let arrive = () => {};
  const pressed = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(late_part, async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto("/profile-registration?step=personal");
  await expectStep(page, words, "personal");
  await page.getByRole("button", { name: words.common("next"), exact: true }).hover();
  const arrived = page.waitForResponse(late_part);
  await page.mouse.down();
  arrive();
  await arrived;
  await expect(fieldOf(page, words.fields("name_in_punjabi"))).toBeVisible();
  await page.mouse.up();
  await expect(fieldOf(page, words.fields("height"))).toBeVisible();
});
