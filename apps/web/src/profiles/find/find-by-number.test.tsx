import { findProfile, listRecent } from "@sanjog/contract/find-profile";
import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { at, fakeServer } from "../../testing/fake-server.ts";
import { renderScreen } from "../../testing/render.tsx";
import { FindByNumber } from "./find-by-number.tsx";
import { noteRecent, readRecent } from "./recent-state.ts";
import { RecentStrip } from "./recent-strip.tsx";

test("an invalid number shows an error below the field, and no request is sent", async () => {
  const server = fakeServer();
  await renderScreen(<FindByNumber />, { locale: "en" });
  await page.getByRole("button", { name: "Find by number" }).click();
  await page.getByLabelText("Profile number").fill("12 34");
  await page.getByRole("button", { name: "Find", exact: true }).click();
  await expect
    .element(page.getByText("A profile number has nine digits, such as 482 173 065."))
    .toBeVisible();
  expect(server.asked).toEqual([]);
});

test("the server's error for an unknown number appears below the field", async () => {
  fakeServer(at(findProfile, () => ({ status: 404, message: "There is no profile with this number." })));
  await renderScreen(<FindByNumber />, { locale: "en" });
  await page.getByRole("button", { name: "Find by number" }).click();
  await page.getByLabelText("Profile number").fill("੪੮੨ ੧੭੩ ੦੬੫");
  await page.getByRole("button", { name: "Find", exact: true }).click();
  await expect.element(page.getByText("There is no profile with this number.")).toBeVisible();
  await expect.element(page.getByLabelText("Profile number")).toHaveFocus();
});

/** A list that opens after a profile was viewed. */
function Strips() {
  const [open, setOpen] = useState(false);
  if (open) return <RecentStrip own_id="asha" />;
  return (
    <button type="button" onClick={() => setOpen(true)}>
      show
    </button>
  );
}

test("recently viewed profiles are shown to their member alone and disappear when the list is cleared", async () => {
  const names = { firstname: "Balbir", lastname: "Singh", name_in_punjabi: "", name_in_english: "" };
  const shown = { user_id: "balbir", ...names, age: 29, city: "Surrey", profile_picture: null };
  const server = fakeServer(at(listRecent, () => ({ data: [shown] })));
  await renderScreen(<Strips />, { locale: "en", token: "asha" });
  noteRecent("asha", "balbir");
  await page.getByRole("button", { name: "show" }).click();
  await expect
    .element(page.getByRole("link", { name: /Balbir/ }))
    .toHaveAttribute("href", "/view-profile/balbir");
  expect(server.asked.map(({ query }) => query.get("ids"))).toEqual(["balbir"]);
  await page.getByRole("button", { name: "Clear list" }).click();
  await expect.element(page.getByRole("link", { name: /Balbir/ })).not.toBeInTheDocument();
  expect(readRecent("asha")).toEqual([]);
});
