import { login } from "@sanjog/contract/accounts";
import { Route, Routes } from "react-router";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { returnStateFor } from "../../platform/return-path.ts";
import { at, type FakeResponse, fakeServer } from "../../testing/fake-server.ts";
import { renderScreen } from "../../testing/render.tsx";
import { LoginScreen } from "./login-screen.tsx";

function renderLogin(locale: "en" | "pb" = "en", state?: unknown) {
  const elsewhere = (name: string) => <Route path={`/${name}`} element={<h1>{name}</h1>} />;
  return renderScreen(
    <Routes>
      <Route path="/login" element={<LoginScreen />} />
      {elsewhere("suggestion")}
      {elsewhere("otp-verification")}
      {elsewhere("home")}
    </Routes>,
    { locale, path: "/login", state },
  );
}

const name = () => page.getByLabelText("Email or phone number");
const password = () => page.getByRole("textbox", { name: "Password" });

function serverSays(said: FakeResponse) {
  return fakeServer(at(login, () => said));
}

test("while a number is typed a country appears, the cursor stays, and the international number is sent", async () => {
  const server = serverSays({ data: { token: "t".repeat(43) } });
  await renderLogin();
  await name().click();
  await userEvent.keyboard("98765 43210");
  await expect.element(page.getByRole("button", { name: /^Country code: India \+91/ })).toBeVisible();
  // The numbering plans of the world take their time on a busy machine.
  await expect.element(page.getByRole("button", { name: /India \+91/ })).toBeInTheDocument();
  await expect.element(name()).toHaveFocus();
  await expect.element(name()).toHaveValue("98765 43210");
  await page.getByLabelText("Password").first().fill("Sanjog-Asha-2026");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { name: "suggestion" })).toBeInTheDocument();
  const body = server.asked.find((asked) => asked.name === "login")?.body;
  expect(body).toMatchObject({ email_or_phone: "+919876543210" });
  expect(localStorage.getItem("token")).toBe("t".repeat(43));
});

test("empty fields are asked for and the server is not", async () => {
  const server = serverSays({ data: {} });
  await renderLogin("pb");
  await page.getByRole("button", { name: "ਲਾਗ ਇਨ ਕਰੋ" }).click();
  await expect.element(page.getByText("ਇਹ ਖ਼ਾਨਾ ਭਰੋ ਜੀ।").first()).toBeVisible();
  expect(server.asked.some((asked) => asked.name === "login")).toBe(false);
});

test("a suspended member reads why and how to appeal, and it stays to be read", async () => {
  serverSays({ status: 422, message: "This account is suspended: please write to help@sanjog.example." });
  await renderLogin();
  await name().fill("asha@example.org");
  await password().fill("Sanjog-Asha-2026");
  await userEvent.keyboard("{Enter}");
  const panel = page.getByRole("main").getByText(/write to help@sanjog.example/);
  await expect.element(panel).toBeVisible();
  await expect.element(name()).toHaveValue("asha@example.org");
});

test("the right password of an unfinished sign-up leads back to its verification, with a fresh key", async () => {
  const session_key = "k".repeat(43);
  const waiting = {
    email: "a•••@example.org",
    email_verified: false,
    email_code: "sent",
    phone_number: null,
  };
  const ways = { number_ways: ["whatsapp", "in_person"], whatsapp_link: null };
  const verification = { ...waiting, phone_verified: false, ...ways, resend_wait_seconds: 30 };
  serverSays({ data: { verification: { session_key, ...verification } } });
  await renderLogin();
  await name().fill("asha@example.org");
  await password().fill("Sanjog-Asha-2026");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { name: "otp-verification" })).toBeInTheDocument();
  expect(localStorage.getItem("session_key")).toBe(session_key);
});

test("after the login a member is at the page they were going to", async () => {
  serverSays({ data: { token: "t".repeat(43) } });
  await renderLogin("en", returnStateFor("/home"));
  await name().fill("asha@example.org");
  await password().fill("Sanjog-Asha-2026");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { name: "home" })).toBeInTheDocument();
});

test("a newcomer from “Get started” is offered a profile first and the login below it", async () => {
  serverSays({ data: {} });
  await renderLogin("en", { newcomer: true });
  const create = page.getByRole("link", { name: "Create a profile" });
  await expect.element(create).toHaveAttribute("href", "/register");
  await expect.element(page.getByRole("heading", { level: 2, name: "I have an account" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Log in" })).toBeVisible();
});
