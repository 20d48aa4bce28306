import type { Page } from "@playwright/test";
import { demo_password } from "../apps/api/demo/demo-accounts.ts";
import { drawnPicture } from "./drawn-picture.ts";
import { sendWritten } from "./mailbox.ts";
import { sayYes } from "./say-yes.ts";
import { expect, test } from "./stage.ts";
import type { Words } from "./words.ts";

const strip = (page: Page, words: Words) => page.getByRole("region", { name: words.visibility("label") });

/** Presses the first Send on the suggestions. */
async function pressSend(page: Page, words: Words): Promise<void> {
  await page.goto("/suggestion");
  await page
    .getByRole("button", { name: words.relations("steps.send_request") })
    .first()
    .click();
}

async function answerQuestion(page: Page, words: Words): Promise<void> {
  const question = page.getByRole("alertdialog");
  await expect(question).toBeVisible();
  const sent = page.waitForResponse(
    (answer) => answer.request().method() === "POST" && answer.url().includes("connection"),
  );
  await sayYes(page, words.relations("yes.send_request"));
  expect((await sent).status()).toBe(200);
  await expect(page).toHaveURL("/suggestion");
}

test("a member whose number is not verified verifies it in the sheet that Send opens, and the request goes out", async ({
  enter,
  words,
  tokenOf,
}) => {
  const token = await tokenOf("inder");
  const page = await enter({ token });
  await page.goto("/home");
  await expect(strip(page, words)).toContainText(words.visibility("strip.phone_unverified.title"));
  await pressSend(page, words);
  const sheet = page.getByRole("dialog");
  await expect(sheet).toHaveAccessibleName(words.visibility("gate.phone_unverified"));
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  const next = sheet.getByRole("button", { name: words.accounts("phone_dialog.next"), exact: true });
  await expect(next).toBeVisible();
  const secret = sheet.getByLabel(words.fields("password"), { exact: true });
  if (await secret.isVisible()) await secret.fill(demo_password);
  const headers = { authorization: `Bearer ${token}` };
  const { data } = await (await page.request.get("/backend/api/user", { headers })).json();
  await next.click();
  const link = sheet.getByRole("link", { name: words.accounts("verify.open") });
  const href = await link.getAttribute("href");
  const opened = page.context().waitForEvent("page");
  await link.click();
  await (await opened).close();
  await sendWritten(page.request, href ?? "", data.phone_number);
  await answerQuestion(page, words);
  await expect(strip(page, words)).toHaveCount(0);
});

test("a member without a photo adds it in the sheet that Send opens, and the request goes out", async ({
  enter,
  words,
  tokenOf,
}) => {
  const page = await enter({ token: await tokenOf("jasdeep") });
  await page.goto("/home");
  await expect(strip(page, words)).toContainText(words.visibility("strip.no_photo.title"));
  await pressSend(page, words);
  const sheet = page.getByRole("dialog", { name: words.visibility("gate.no_photo") });
  await expect(sheet).toBeVisible();
  await sheet.locator('input[name="photo"]').setInputFiles(await drawnPicture(page, "portrait.jpg"));
  await page.getByRole("button", { name: words.photos("crop.use") }).click();
  await answerQuestion(page, words);
  await expect(strip(page, words)).toHaveCount(0);
});

test("a paused member is visible again after one tap on the strip of any page", async ({
  enter,
  words,
  tokenOf,
}) => {
  const page = await enter({ token: await tokenOf("ekam") });
  for (const path of ["/suggestion", "/privacy-setting", "/home"]) {
    await page.goto(path);
    await expect(strip(page, words)).toContainText(words.visibility("strip.paused.title"));
  }
  await strip(page, words)
    .getByRole("button", { name: words.visibility("ways.paused") })
    .click();
  await expect(strip(page, words)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("a held member is told on every page and can call", async ({ enter, words, tokenOf }) => {
  const page = await enter({ token: await tokenOf("onkar") });
  for (const path of ["/home", "/summary-details"]) {
    await page.goto(path);
    await expect(strip(page, words)).toContainText(words.visibility("strip.held.title"));
    await expect(strip(page, words).getByRole("link")).toHaveAttribute("href", /^tel:\+\d+$/);
  }
});
