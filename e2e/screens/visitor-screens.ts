import { write } from "../form-hands.ts";
import { dalbir } from "../newcomers.ts";
import { logIn, password, register } from "../sign-up.ts";
import { expect } from "../stage.ts";
import { at, over, type Screen, sheet } from "./screen.ts";

/** All screens of §2 that a visitor sees. */
export const visitorScreens: Screen[] = [
  ...["/", "/login", "/forgot-password"].map(at),
  over("a reset link was sent", async ({ page }) => {
    await page.locator("main form input").first().fill(dalbir().email);
    await page.locator('main form button[type="submit"]').click();
    await expect(page.locator("main form")).toHaveCount(0);
  }),
  over("a wrong password", async ({ page, words }) => {
    await logIn(page, words, dalbir().email, "Not-The-Password-1");
    await expect(
      page.getByRole("alert").or(page.locator(".field-error, .error-panel")).first(),
    ).toBeVisible();
  }),
  over("a newcomer is asked at the login", async ({ page, words }) => {
    await page.goto("/");
    await page
      .getByRole("link", { name: words.site("landing.start") })
      .last()
      .click();
    await expect(page).toHaveURL("/login");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }),
  ...["/reset-password?token=bogus", "/otp-verification"].map(at),
  ...[
    "/report",
    "/help",
    "/how-suggestions-work",
    "/about/numbers",
    "/terms-condition",
    "/privacy-policy",
    "/no/such/page",
  ].map(at),
  at("/report?reason=my_data"),
  over("a report of an intimate photo, which is signed", async ({ page, words }) => {
    await page.goto("/report?reason=intimate_image");
    await page.getByRole("radio", { name: words.reports("page.parts.other_photo") }).check();
    await expect(page.getByText(words.reports("statement.title"))).toBeVisible();
  }),
  over("an intimate photo was reported", async ({ page, words }) => {
    const data = { reference: "AB234-CD567", resolve_by: "2026-11-23T12:00:00.000Z" };
    await page.route("**/backend/api/reports/public", (route) => route.fulfill({ json: { data } }));
    await page.getByRole("checkbox").nth(1).check();
    await write(page, words.fields("signature"), "Harbans Kaur Gill");
    await write(page, words.fields("described"), "482 190 377");
    await write(page, words.fields("email"), "aunt@example.com");
    await page.getByRole("button", { name: words.reports("submit") }).click();
    await expect(page.getByText("AB234-CD567")).toBeVisible();
  }),
  at("/register"),
  over("a sign-up with nothing filled in", async ({ page }) => {
    await page.locator('main form button[type="submit"]').click();
    await expect(page.locator(".field-error").first()).toBeVisible();
  }),
  sheet("the terms, read at sign-up", ({ page, words }) =>
    page.getByRole("button", { name: words.accounts("register.read_terms") }).click(),
  ),
  over("verifying the addresses", async ({ page, words }) => {
    const who = dalbir();
    await register(page.request, who);
    await logIn(page, words, who.email, password);
    await expect(page).toHaveURL("/otp-verification");
    await expect(page.getByRole("link", { name: words.accounts("verify.open") })).toBeVisible();
  }),
  over("verifying the addresses with SMS first", async ({ page, words }) => {
    await page.route("**/backend/api/auth/verification", async (route) => {
      const { data, ...rest } = await (await route.fetch()).json();
      const number_ways = ["sms", "whatsapp", "in_person"];
      await route.fulfill({ json: { ...rest, data: { ...data, number_ways } } });
    });
    await page.reload();
    await page.getByText(words.accounts("verify.no_sms")).click();
    await page.getByRole("button", { name: words.accounts("verify.by_message") }).click();
    await expect(
      page.getByRole("button", { name: words.accounts("verify.ask_sms"), exact: true }),
    ).toBeVisible();
  }),
];
