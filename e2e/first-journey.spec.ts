import type { Page } from "@playwright/test";
import { transliterate } from "@sanjog/i18n/transliteration/transliterate";
import {
  career,
  expectStep,
  family,
  finishPersonal,
  personalWithReload,
  photos,
  preferences,
} from "./five-steps.ts";
import { dalbir, jasleen, type Newcomer } from "./newcomers.ts";
import { sayYes } from "./say-yes.ts";
import { signUp, signUpWrongly, verifyBoth } from "./sign-up.ts";
import { expect, test } from "./stage.ts";
import type { Words } from "./words.ts";

/** One in each language and on each kind of screen; the two are looked for by different people. */
const newcomers = { en: dalbir, pb: jasleen };

test("a newcomer signs up, completes the profile and is connected with a member who accepts", async ({
  enter,
  reads,
  words,
  tokenOf,
}) => {
  const who = newcomers[reads]();
  const { name, key } = who.looksFor;
  const page = await enter({ locale: null });
  await test.step("the landing page, in the reader's language", () => arrive(page, words));
  await test.step("signing up, first wrongly", async () => {
    await signUpWrongly(page, words);
    await signUp(page, words, who);
  });
  await test.step("both addresses are verified and the page moves by itself", () =>
    verifyBoth(page, words, who));
  await test.step("the five steps, one of them left in the middle", () => fiveSteps(page, words, who));
  await test.step("the one looked for is suggested, looked at and asked", () => ask(page, words, name));
  const receiver = await enter({ token: await tokenOf(key) });
  await test.step("the other member accepts", () => accept(receiver, words, who));
  await test.step("both see each other under connections", async () => {
    await expectConnected(receiver, words, readName(words, who));
    await expectConnected(page, words, name);
  });
});

async function arrive(page: Page, words: Words): Promise<void> {
  await page.goto("/");
  if (words.locale === "pb") await page.getByRole("button", { name: "ਪੰਜਾਬੀ" }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.site("landing.title") })).toBeVisible();
  await page.getByRole("link", { name: words.site("landing.start") }).click();
  await expect(page).toHaveURL("/login");
  await page
    .getByRole("main")
    .getByRole("link", { name: words.accounts("login.sign_up") })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: words.accounts("register.title") })).toBeVisible();
}

async function fiveSteps(page: Page, words: Words, who: Newcomer): Promise<void> {
  const filling = { page, words, who };
  await expectStep(page, words, "personal");
  await personalWithReload(filling);
  await finishPersonal(filling);
  await family(filling);
  await career(filling);
  await preferences(filling);
  await photos(filling);
}

async function ask(page: Page, words: Words, name: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: words.suggestions("title") })).toBeVisible();
  const card = page
    .getByRole("list", { name: words.suggestions("list") })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });
  await card.getByRole("link", { name: words.relations("view_profile_of", { name }) }).click();
  await expect(page).toHaveURL(/\/view-profile\/[\w-]+$/);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.getByRole("button", { name: words.relations("step_for.send_request", { name }) }).click();
  await confirm(page, words, words.relations("request_sent_to", { name }));
}

/** The newcomer's name as a reader of the language sees it: the personal step has filled it in Punjabi. */
function readName({ locale }: Words, { firstname, lastname }: Newcomer): string {
  const typed = `${firstname} ${lastname}`;
  return locale === "pb" ? transliterate(typed, "Gurmukhi") : typed;
}

async function accept(page: Page, words: Words, who: Newcomer): Promise<void> {
  const name = readName(words, who);
  await page.goto("/home");
  await openList(page, words, "received");
  await page.getByRole("button", { name: words.relations("step_for.accept", { name }) }).click();
  await confirm(page, words, words.relations("connected_with", { name }));
}

async function confirm(page: Page, words: Words, said: string): Promise<void> {
  const question = await sayYes(page, words.common("confirm_yes"));
  // It stands for three seconds.
  await expect(page.getByText(said)).toBeVisible();
  await expect(question).toBeHidden();
}

/** On phones the requests have a row of their own below the first, on wide screens a list in the list. */
async function openList(page: Page, words: Words, list: "received" | "connections"): Promise<void> {
  const lists = page.getByRole("navigation", { name: words.home("lists_label") });
  const requests = words.home("lists.connection_requests");
  const is_narrow = (page.viewportSize()?.width ?? 0) < 1024;
  if (is_narrow && list === "received") await lists.getByRole("button", { name: requests }).click();
  const among =
    list === "connections"
      ? lists
      : is_narrow
        ? page.getByRole("navigation", { name: requests })
        : lists.getByRole("list", { name: requests });
  await among.getByRole("button", { name: words.home(`lists.${list}`) }).click();
  await expect(page.getByRole("heading", { name: words.home(`headings.${list}`) })).toBeVisible();
}

async function expectConnected(page: Page, words: Words, name: string): Promise<void> {
  await page.goto("/home");
  await openList(page, words, "connections");
  const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
  await expect(row).toBeVisible();
  await expect(row.getByText(words.relations("state.connected"))).toBeVisible();
}
