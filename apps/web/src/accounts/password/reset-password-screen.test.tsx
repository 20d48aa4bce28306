import { resetPassword, verifyResetLink } from "@sanjog/contract/accounts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { at, fakeServer } from "../../testing/fake-server.ts";
import { renderScreen } from "../../testing/render.tsx";
import { ResetPasswordScreen } from "./reset-password-screen.tsx";

const path = "/reset-password?token=abc";

function paste(field: Element): boolean {
  const event = new ClipboardEvent("paste", { bubbles: true, cancelable: true });
  field.dispatchEvent(event);
  return event.defaultPrevented;
}

test("a bogus link is told as a sentence and signs nobody out", async () => {
  fakeServer(at(verifyResetLink, () => ({ status: 422, message: "This link was used already." })));
  await renderScreen(<ResetPasswordScreen />, { locale: "en", path, token: "balbirs-token" });
  await expect.element(page.getByText("This link was used already.")).toBeVisible();
  expect(localStorage.getItem("token")).toBe("balbirs-token");
});

test("a link that works ends the login of this device; the language stays", async () => {
  fakeServer(at(verifyResetLink, () => ({ message: "Please choose a new password." })));
  await renderScreen(<ResetPasswordScreen />, { locale: "pb", path, token: "balbirs-token" });
  await expect.element(page.getByRole("button", { name: "ਨਵਾਂ ਪਾਸਵਰਡ ਲਾਓ" })).toBeVisible();
  await expect.poll(() => localStorage.getItem("token")).toBeNull();
  expect(localStorage.getItem("locale")).toBe("pb");
});

test("pasting is refused in the repetition alone", async () => {
  fakeServer(at(verifyResetLink, () => ({})));
  await renderScreen(<ResetPasswordScreen />, { locale: "en", path });
  const password = page.getByRole("textbox", { name: "Password", exact: true });
  const again = page.getByRole("textbox", { name: "Repeat password" });
  await expect.element(password).toBeVisible();
  expect(paste(password.element())).toBe(false);
  expect(paste(again.element())).toBe(true);
  await expect.element(page.getByText(/Please type it again/)).toBeVisible();
  await expect.element(again).toHaveAttribute("autocomplete", "new-password");
});

test("the new password signs in", async () => {
  const server = fakeServer(
    at(verifyResetLink, () => ({})),
    at(resetPassword, () => ({ data: { token: "new-token" } })),
  );
  await renderScreen(<ResetPasswordScreen />, { locale: "en", path });
  await page.getByRole("textbox", { name: "Password", exact: true }).fill("Sanjog-Asha-2026");
  await page.getByRole("textbox", { name: "Repeat password" }).fill("Sanjog-Asha-2026");
  await page.getByRole("button", { name: "Set new password" }).click();
  await expect.poll(() => localStorage.getItem("token")).toBe("new-token");
  expect(server.asked.at(-1)?.body).toMatchObject({ token: "abc" });
});
