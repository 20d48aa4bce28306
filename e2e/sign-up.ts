import { type APIRequestContext, expect, type Page } from "@playwright/test";
import type { Verification } from "@sanjog/contract/accounts";
import { genderOf } from "@sanjog/domain/accounts/sign-up";
import { demo_password } from "../apps/api/demo/demo-accounts.ts";
import { expectFieldError, fieldOf, tile, write } from "./form-hands.ts";
import { codeFor, sendWritten } from "./mailbox.ts";
import type { Newcomer, Person } from "./newcomers.ts";
import type { Words } from "./words.ts";

export const password = "Phulkari-7-Rang";

const submit = (page: Page, words: Words) =>
  page.getByRole("button", { name: words.accounts("register.submit") }).click();

/** Fills every field wrongly first: each shows its own error, and no input is lost. */
export async function signUpWrongly(page: Page, words: Words): Promise<void> {
  const { fields, fieldErrors } = words;
  await submit(page, words);
  await expectFieldError(page, fields("profile_for"), fieldErrors("profile_for_missing"));
  await expectFieldError(page, fields("email"), fieldErrors("email_missing"));
  await expectFieldError(page, fields("phone_number"), fieldErrors("phone_missing"));
  await expectFieldError(page, fields("password"), fieldErrors("password_missing"));
  await expectFieldError(page, fields("password_confirmation"), fieldErrors("repetition_missing"));
  await expect(page.locator(".consent .field-error")).toHaveText(fieldErrors("terms_not_accepted"));

  await write(page, fields("email"), "nobody@nowhere");
  await write(page, fields("phone_number"), "123");
  await write(page, fields("password"), "Phulkari-7");
  await write(page, fields("password_confirmation"), "Phulkari-8");
  await submit(page, words);
  await expectFieldError(page, fields("email"), fieldErrors("invalid_email"));
  await expectFieldError(page, fields("phone_number"), fieldErrors("phone_invalid"));
  await expectFieldError(page, fields("password_confirmation"), fieldErrors("passwords_differ"));
  await expect(fieldOf(page, fields("email")).locator("input")).toHaveValue("nobody@nowhere");
}

export async function signUp(page: Page, words: Words, who: Newcomer): Promise<void> {
  const { fields } = words;
  await tile(page, fields("profile_for"), words.option("profile_for", who.profile_for));
  // The form asks for the gender where the relation does not imply it.
  if (genderOf(who.profile_for) === null)
    await tile(page, fields("gender"), words.option("gender", who.gender));
  await write(page, fields("email"), who.email);
  // Long enough for a number, but not valid in India: only the server knows.
  await write(page, fields("phone_number"), "98765");
  await write(page, fields("password"), password);
  await write(page, fields("password_confirmation"), password);
  await page.getByRole("checkbox", { name: words.accounts("register.accept") }).check();
  await submit(page, words);
  await expectFieldError(page, fields("phone_number"), words.fieldErrors("phone_invalid"));
  await write(page, fields("phone_number"), who.phone);
  await submit(page, words);
  await expect(page).toHaveURL("/otp-verification");
}

/** Verifies both addresses: the code from the mailbox and the message from the phone. Then the page continues by itself. */
export async function verifyBoth(page: Page, words: Words, who: Newcomer): Promise<void> {
  await openEmail(page, words);
  await write(page, words.fields("email_otp"), await codeFor(page.request, who.email));
  await expect(page.getByRole("heading", { name: words.accounts("verify.email_done") })).toBeVisible();
  const fold = page.getByRole("button", { name: words.accounts("verify.phone_too") });
  if ((await fold.count()) > 0) await fold.click();
  const link = page.getByRole("link", { name: words.accounts("verify.open") });
  const href = await link.getAttribute("href");
  const opened = page.context().waitForEvent("page");
  await link.click();
  await (await opened).close();
  await sendWritten(page.request, href ?? "", who.e164);
  await expect(page).toHaveURL(/\/profile-registration\?step=personal$/);
}

/** Opens the code of the e-mail, which is folded on phones while the number is being verified. */
async function openEmail(page: Page, words: Words): Promise<void> {
  const fold = page.getByRole("button", { name: words.accounts("verify.email_instead") });
  await expect(fold.or(fieldOf(page, words.fields("email_otp"))).first()).toBeVisible();
  if ((await fold.count()) > 0) await fold.click();
}

/** Signs up through the API, for journeys about later screens. */
export async function register(api: APIRequestContext, who: Person): Promise<Verification> {
  const answer = await api.post("/backend/api/auth/register", {
    data: {
      email: who.email,
      phone_number: who.e164,
      profile_for: who.profile_for,
      gender: who.gender,
      password,
      password_confirmation: password,
      privacy_policy_accepted: true,
      form_seconds: 40,
    },
  });
  expect(answer.status()).toBe(200);
  return (await answer.json()).data;
}

/** Logs in on the login page. */
export async function logIn(page: Page, words: Words, name: string, secret = demo_password): Promise<void> {
  await page.goto("/login");
  await write(page, words.fields("email_or_phone"), name);
  await write(page, words.fields("password"), secret);
  await page
    .getByRole("main")
    .getByRole("button", { name: words.accounts("login.submit") })
    .click();
}
