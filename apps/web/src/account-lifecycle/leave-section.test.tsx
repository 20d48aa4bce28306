import { deleteAccount } from "@sanjog/contract/account-lifecycle";
import { Route, Routes, useLocation } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { flashIn } from "../platform/flash-message.ts";
import { at, type FakeResponse, fakeServer } from "../testing/fake-server.ts";
import { renderScreen } from "../testing/render.tsx";
import { LeaveSection } from "./leave-section.tsx";

function Landing() {
  const flash = flashIn(useLocation().state);
  return (
    <>
      <h1>{flash?.said}</h1>
      <p>
        {flash?.way?.word} {flash?.way?.to}
      </p>
    </>
  );
}

async function leaving(said: FakeResponse) {
  const server = fakeServer(at(deleteAccount, () => said));
  await renderScreen(
    <Routes>
      <Route path="/account" element={<LeaveSection />} />
      <Route path="/" element={<Landing />} />
    </Routes>,
    { locale: "en", path: "/account", token: "asha" },
  );
  await page.getByRole("button", { name: "Delete account" }).click();
  return server;
}

const confirm = () => page.getByRole("button", { name: "Delete my account" }).click();
const password = () => page.getByRole("dialog").getByRole("textbox");

test("who deletes the account is logged out here and reads until when they may come back", async () => {
  const farewell = "If you change your mind, log in before 21 December 2026.";
  const server = await leaving({ data: { erased_from: "2026-12-21T09:00:00.000Z" }, message: farewell });
  await expect.element(page.getByText(/You can change your mind for 30 days/)).toBeVisible();
  await password().fill("Sanjog-Asha-2026");
  await confirm();
  await expect.element(page.getByRole("heading", { name: farewell })).toBeVisible();
  await expect.element(page.getByText("Keep my account /login")).toBeVisible();
  expect(server.asked.find(({ name }) => name === "deleteAccount")?.body).toEqual({
    password: "Sanjog-Asha-2026",
  });
  expect(localStorage.getItem("token")).toBeNull();
});

test("a wrong password deletes nothing and says so at its field", async () => {
  await leaving({
    status: 422,
    message: "Incorrect password.",
    errors: { password: ["Incorrect password."] },
  });
  await password().fill("Sanjog-Balbir-2026");
  await confirm();
  await expect.element(page.getByRole("dialog").getByText("Incorrect password.")).toBeInTheDocument();
  expect(localStorage.getItem("token")).toBe("asha");
});
