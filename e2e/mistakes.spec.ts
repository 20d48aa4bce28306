import { randomUUID } from "node:crypto";
import { drawnPicture } from "./drawn-picture.ts";
import { expectStep, next } from "./five-steps.ts";
import { expectFieldError, expectNoFieldErrors, fieldOf, pick, select, tile, write } from "./form-hands.ts";
import { codeFor } from "./mailbox.ts";
import { dalbir } from "./newcomers.ts";
import { placeNames } from "./place-names.ts";
import { logIn, password, register } from "./sign-up.ts";
import { demoEmail, expect, test } from "./stage.ts";

test("after five wrong codes no code is accepted, and no new one is sent too early", async ({
  enter,
  words,
}) => {
  const who = dalbir();
  const page = await enter();
  await register(page.request, who);
  // The right password of an unfinished sign-up leads back to its verification.
  await logIn(page, words, who.email, password);
  await expect(page).toHaveURL("/otp-verification");
  const label = words.fields("email_otp");
  const right = await codeFor(page.request, who.email);
  const wrong = right === "111111" ? "222222" : "111111";
  for (let times = 0; times < 5; times += 1) {
    const judged = page.waitForResponse(/verify\/otp$/);
    await write(page, label, wrong);
    await judged;
    await expect(fieldOf(page, label).locator("input")).toHaveValue("");
    if (times === 0) await expectFieldError(page, label, words.fieldErrors("code_wrong"));
  }
  await write(page, label, right);
  await expectFieldError(page, label, words.refusals("code_used_up"));
  await expect(page.getByRole("button", { name: words.accounts("verify.resend") })).toHaveCount(0);
  const session_key = await page.evaluate(() => localStorage.getItem("session_key"));
  const resend = await page.request.post("/backend/api/auth/resend/email-otp", { data: { session_key } });
  expect(resend.status()).toBe(429);
  expect(Number(resend.headers()["retry-after"])).toBeGreaterThan(60);
  await page.reload();
  await expect(fieldOf(page, label)).toBeVisible();
});

test("a failed login shows the same sentence for every reason and keeps the name", async ({
  enter,
  words,
}) => {
  const page = await enter();
  await page.goto("/login");
  const submit = page.getByRole("main").getByRole("button", { name: words.accounts("login.submit") });
  await submit.click();
  await expectFieldError(page, words.fields("password"), words.fieldErrors("required"));
  for (const name of ["nobody@journeys.example", demoEmail("asha")]) {
    await logIn(page, words, name, "Not-the-one-9");
    await expect(page.getByRole("main").getByText(words.refusals("login_failed"))).toBeVisible();
    await expect(page.locator('input[name="email_or_phone"]')).toHaveValue(name);
  }
});

test("a suspended member sees the reason and is not logged in", async ({ enter, words }) => {
  const page = await enter();
  await logIn(page, words, demoEmail("kiran"));
  const why = words.said((texts) => texts.accounts.suspended).split("{reason}")[0] ?? "";
  await expect(page.getByRole("main").getByText(why.trim())).toBeVisible();
  await expect(page).toHaveURL("/login");
});

test("an invalid link changes no session", async ({ enter, words, tokenOf }) => {
  const page = await enter({ token: await tokenOf("balbir") });
  await page.goto("/reset-password?token=bogus");
  await expect(page.getByRole("heading", { name: words.accounts("reset.invalid_title") })).toBeVisible();
  await expect(page.getByText(words.refusals("reset_link_invalid"))).toBeVisible();
  await page.goto("/");
  await expect(page).toHaveURL("/home");
});

test("an unknown or hidden member is reported with the same sentence", async ({ enter, words, tokenOf }) => {
  const page = await enter({ token: await tokenOf("asha") });
  for (const id of [randomUUID(), "AAAAAAAAAAAAAAAAAAAAAA", "..%2F..%2Fuser", "1"]) {
    await page.goto(`/view-profile/${id}`);
    await expect(page.getByText(words.view_profile("gone.text"))).toBeVisible();
    await expect(page).toHaveURL("/home");
  }
  await page.goto("/profile-registration-edit/nothing");
  await expect(page.getByRole("heading", { name: words.site("not_found.title") })).toBeVisible();
});

test("a step filled in offline is kept, and saved when the network is back", async ({
  enter,
  words,
  tokenOf,
}) => {
  const { fields } = words;
  const place = placeNames[words.locale];
  const pin_code = words.profiles("career.code.pin_code");
  const page = await enter({ token: await tokenOf("harjot") });
  await page.goto("/profile-registration?step=career");
  await expectStep(page, words, "career");
  await pick(page, words, fields("country_id"), place.IN);
  await pick(page, words, words.profiles("career.region.state"), place.punjab);
  await pick(page, words, fields("city_id"), place.jalandhar);
  await page.context().setOffline(true);
  await write(page, pin_code, "144 001");
  await tile(page, fields("residential_status"), words.option("residential_status", "citizen"));
  await next(page, words);
  await select(page, fields("highest_degree"), words.option("highest_degree", "bachelors"));
  await select(page, fields("employed_in"), words.option("employed_in", "own_business"));
  await pick(page, words, fields("occupation"), words.option("occupation", "shopkeeper", "male"));
  await select(page, fields("annual_income"), words.option("annual_income", "lakh_4_to_6"));
  await next(page, words);
  await expect(page.getByText(words.common("kept_offline"))).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
  await expectStep(page, words, "career");
  await expect(fieldOf(page, fields("annual_income")).locator("select")).toHaveValue("lakh_4_to_6");
  await page.getByRole("button", { name: words.common("previous"), exact: true }).click();
  await expect(fieldOf(page, pin_code).locator("input")).toHaveValue("144 001");
  await expectNoFieldErrors(page);
  await next(page, words);
  await next(page, words);
  await expectStep(page, words, "preference");
});

test("a session that was ended elsewhere leads to the login page with an explanation", async ({
  enter,
  words,
}) => {
  const page = await enter();
  await logIn(page, words, demoEmail("charan"));
  await expect(page).toHaveURL("/suggestion");
  const token = await page.evaluate(() => localStorage.getItem("token"));
  const answer = await page.request.delete("/backend/api/auth/logout", {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(200);
  // The next request of the open page is refused; its live stream sends one by itself.
  await expect(page).toHaveURL("/login");
  await expect(page.getByText(words.refusals("session_ended"), { exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

test("an unsuitable picture file is refused with its reason", async ({ enter, words, tokenOf }) => {
  const page = await enter({ token: await tokenOf("jasdeep") });
  await page.goto("/profile-registration-edit/photo");
  await expect(page.getByRole("heading", { level: 1, name: words.profiles("titles.photo") })).toBeVisible();
  const input = page.locator('input[name="photo"]');
  const text = Buffer.from("This is no picture.");
  await input.setInputFiles({ name: "letter.txt", mimeType: "text/plain", buffer: text });
  await expect(page.getByText(words.refusals("picture_type"))).toBeVisible();
  const dialog = page.getByRole("dialog");
  const close = () => dialog.getByRole("button", { name: words.common("close") }).click();
  await input.setInputFiles({ name: "letter.jpg", mimeType: "image/jpeg", buffer: text });
  await expect(dialog.getByText(words.photos("crop.unreadable"))).toBeVisible();
  await close();
  await input.setInputFiles(await drawnPicture(page, "small.jpg", 399, 800));
  await expect(dialog.getByText(words.photos("crop.too_small"))).toBeVisible();
  await close();
});
