import { setAside } from "@sanjog/contract/set-aside";
import { listOneWishApart, type MissedWish } from "@sanjog/contract/suggestions";
import { messages as words } from "@sanjog/i18n/en/ui/suggestions";
import { messages as inPunjabi } from "@sanjog/i18n/pb/ui/suggestions";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { at, fakeServer } from "../testing/fake-server.ts";
import { madeSuggestion } from "../testing/made-suggestion.ts";
import { renderScreen } from "../testing/render.tsx";
import { OneWishApart } from "./one-wish-apart.tsx";

const older: MissedWish = { wish: "age", kind: "years", amount: 2, value_title: null };
const abroad: MissedWish = { wish: "country", kind: "option", amount: null, value_title: "Italy" };
const near = (id: string, name: string, missed: MissedWish) => ({ ...madeSuggestion(id, name), missed });
const listOf = (...data: ReturnType<typeof near>[]) => ({
  data: { data, total: data.length, per_page: 8, current_page: 1, last_page: 1 },
});
const show = (locale: "en" | "pb" = "en", alone = false) =>
  renderScreen(<OneWishApart alone={alone} opened={[null, () => undefined]} />, { locale, token: "asha" });

test("Each card names the viewer's missed wish and by how much, in both languages", async () => {
  fakeServer(
    at(listOneWishApart, () => listOf(near("balbir", "Balbir", older), near("charan", "Charan", abroad))),
  );
  const screen = await show();
  await expect.element(page.getByText(/2 years older than you wished$/)).toBeVisible();
  await expect.element(page.getByText(/Lives in Italy$/)).toBeVisible();
  await expect.element(page.getByText("These 2 families match everything else you asked for.")).toBeVisible();
  await expect.element(page.getByRole("heading", { level: 3, name: "Balbir Singh, 29" })).toBeVisible();
  await screen.unmount();
  await show("pb");
  await expect.element(page.getByText(/ਉਮਰ ਤੁਹਾਡੀ ਪਸੰਦ ਤੋਂ 2 ਸਾਲ ਵੱਧ$/)).toBeVisible();
});

test("A card put aside becomes a row, and says nothing of the missed wish any more", async () => {
  fakeServer(
    at(listOneWishApart, () => listOf(near("balbir", "Balbir", older))),
    at(setAside, () => ({ data: { id: "balbir", back_on: "2026-12-22" } })),
  );
  await show();
  await page.getByRole("button", { name: "Not now: Balbir Singh", exact: true }).click();
  await expect.element(page.getByText("Balbir Singh comes back in 30 days")).toBeVisible();
  await expect.element(page.getByText(/2 years older than you wished$/)).not.toBeInTheDocument();
});

test("A failure says so and tries again at a press", async () => {
  let fails = true;
  fakeServer(
    at(listOneWishApart, () =>
      fails ? { status: 500, message: "Something broke." } : listOf(near("balbir", "Balbir", older)),
    ),
  );
  await show();
  const again = page.getByRole("button", { name: "Try again" });
  await expect.element(again).toBeVisible();
  fails = false;
  await again.click();
  await expect.element(page.getByText(/2 years older than you wished$/)).toBeVisible();
});

test("Without anybody it says that this is everyone, and beside an empty exact list what helps", async () => {
  fakeServer(at(listOneWishApart, () => listOf()));
  const screen = await show();
  await expect.element(page.getByText(words.apart.none)).toBeVisible();
  await expect.element(page.getByRole("heading")).not.toBeInTheDocument();
  await screen.unmount();
  await show("pb", true);
  await expect.element(page.getByText(inPunjabi.empty.text)).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: inPunjabi.edit_preferences }))
    .toHaveAttribute("href", "/profile-registration-edit/preference");
});
