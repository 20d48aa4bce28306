import { endSession, listSessions } from "@sanjog/contract/accounts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { at, fakeServer } from "../testing/fake-server.ts";
import { renderScreen } from "../testing/render.tsx";
import { SessionSection } from "./session-section.tsx";

const day = "2026-11-20T09:00:00.000Z";
const session = (id: string, device: string, current = false) => ({
  id,
  device,
  created_at: day,
  last_used_at: day,
  current,
});

test("all other logins end after one question, this one never", async () => {
  let sessions = [
    session("here", "Firefox, Linux", true),
    session("a", "Chrome, Android"),
    session("b", "Safari, iPhone"),
  ];
  const server = fakeServer(
    at(listSessions, () => ({ data: sessions })),
    at(endSession, ({ params }) => {
      sessions = sessions.filter(({ id }) => id !== params.id);
      return { message: "That device is logged out." };
    }),
  );
  await renderScreen(<SessionSection />, { locale: "en", token: "asha" });
  await expect
    .element(page.getByRole("button", { name: "Log out Chrome on an Android phone" }))
    .toBeVisible();
  await page.getByRole("button", { name: "Log out all other devices" }).click();
  await page.getByRole("button", { name: "Log out", exact: true }).click();
  await expect
    .element(page.getByRole("button", { name: "Log out all other devices" }))
    .not.toBeInTheDocument();
  const ended = server.asked.filter(({ name }) => name === "endSession").map(({ params }) => params.id);
  expect(ended).toEqual(["a", "b"]);
  await expect.element(page.getByText("This computer, in use now")).toBeVisible();
  await expect.element(page.getByText("You are not logged in anywhere else.")).toBeVisible();
});
