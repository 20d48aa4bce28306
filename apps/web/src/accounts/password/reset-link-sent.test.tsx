import { forgotPassword } from "@sanjog/contract/accounts";
import { Route, Routes, useLocation } from "react-router";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { flashIn } from "../../platform/flash-message.ts";
import { at, fakeServer } from "../../testing/fake-server.ts";
import { renderScreen } from "../../testing/render.tsx";
import { ForgotPasswordScreen } from "./forgot-password-screen.tsx";

function Login() {
  return <p>login: {flashIn(useLocation().state)?.said}</p>;
}

function renderForgot() {
  return renderScreen(
    <Routes>
      <Route path="/forgot-password" element={<ForgotPasswordScreen />} />
      <Route path="/login" element={<Login />} />
    </Routes>,
    { locale: "en", path: "/forgot-password" },
  );
}

test("after two seconds the login page goes on saying that a link is in the mail", async () => {
  fakeServer(at(forgotPassword, () => ({ data: {}, message: "Sent." })));
  await renderForgot();
  await page.getByLabelText("Email or phone number").fill("asha@example.org");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText(/^login: .*once, for 30 minutes/)).toBeVisible();
});

test("the button that opens WhatsApp stays until one has come back from the chat", async () => {
  const whatsapp_link = "https://wa.me/911140001234?text=reset";
  fakeServer(at(forgotPassword, () => ({ data: { phone_number: "+911140001234", whatsapp_link } })));
  const open = window.open;
  window.open = () => null;
  await renderForgot();
  await page.getByLabelText("Email or phone number").fill("+919876543210");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("link", { name: /Open WhatsApp/ })).toBeVisible();
  window.open = open;
  // The link may be visible before its page listens to the browser.
  const login = page.getByText(/^login: Send the WhatsApp message/);
  const isAtLogin = () => {
    document.dispatchEvent(new Event("visibilitychange"));
    return login.query() !== null;
  };
  await expect.poll(isAtLogin).toBe(true);
});

test("a password manager that fills and sends in one go is heard: the form knows at once what was filled", async () => {
  const server = fakeServer(at(forgotPassword, () => ({ data: {}, message: "Sent." })));
  await renderForgot();
  const field = page.getByLabelText("Email or phone number").element() as HTMLInputElement;
  const fill = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  fill?.call(field, "asha@example.org");
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await Promise.resolve();
  field.form?.requestSubmit();
  await expect
    .poll(() => server.asked.map(({ body }) => body))
    .toContainEqual({
      email_or_phone: "asha@example.org",
    });
});
