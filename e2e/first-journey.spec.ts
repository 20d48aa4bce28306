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

/** One newcomer per language and kind of screen; different members look for each of them. */
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
  await test.step("the open page of the sender shows it too", async () => {
    const [first = ""] = name.split(" ");
    const title = words.moments("connected.title", { name: first });
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeFocused();
  });
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
    .getByRole("link", { name: words.accounts("login.create") })
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
  await page
    .getByRole("list", { name: words.suggestions("list") })
    .getByRole("link", { name: new RegExp(`^${name}, \\d+$`) })
    .click();
  await expect(page).toHaveURL(/\/view-profile\/[\w-]+$/);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.getByRole("button", { name: words.relations("step_for.send_request", { name }) }).click();
  await confirmRequest(page, words, words.relations("request_sent_to", { name }));
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
  await sayYes(page, words.relations("yes.accept"));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(/\/connected\//);
}

async function confirmRequest(page: Page, words: Words, said: string): Promise<void> {
  const question = await sayYes(page, words.relations("yes.send_request"));
  // The message is visible for three seconds.
  await expect(page.getByText(said)).toBeVisible();
  await expect(question).toBeHidden();
}

/** The session may remember another list, from which a link leads back to all of them. */
async function openList(page: Page, words: Words, list: "received" | "connections"): Promise<void> {
  const lists = page.getByRole("navigation", { name: words.home("lists_label") });
  const back = page.locator("main button:has(.lucide-arrow-left)").first();
  await expect(lists.or(back).first()).toBeVisible();
  if (await back.isVisible()) await back.click();
  await lists.getByRole("button", { name: words.home(`lists.${list}`) }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.home(`headings.${list}`) })).toBeVisible();
}

async function expectConnected(page: Page, words: Words, name: string): Promise<void> {
  await page.goto("/home");
  await openList(page, words, "connections");
  const row = page.getByRole("listitem").filter({ hasText: name });
  await expect(row).toBeVisible();
  await expect(row.getByText(words.home("connected_this_week"))).toBeVisible();
}
