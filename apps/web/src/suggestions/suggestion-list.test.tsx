import { cancelRequest, sendRequest } from "@sanjog/contract/connections";
import { bringBack, setAside } from "@sanjog/contract/set-aside";
import { addToShortlist } from "@sanjog/contract/shortlist";
import type { Suggestion } from "@sanjog/contract/suggestions";
import { messages as words } from "@sanjog/i18n/en/ui/relations";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { at, fakeServer } from "../testing/fake-server.ts";
import { madeSuggestion } from "../testing/made-suggestion.ts";
import { renderScreen } from "../testing/render.tsx";
import { SuggestionList } from "./suggestion-list.tsx";
import { useActedCards } from "./use-acted-cards.ts";

const [balbir, charan] = [madeSuggestion("balbir", "Balbir"), madeSuggestion("charan", "Charan")];

function List({ suggestions }: { suggestions: readonly Suggestion[] }) {
  return (
    <SuggestionList
      list="page"
      suggestions={suggestions}
      page={1}
      outdated={false}
      cards={useActedCards("page")}
    />
  );
}

const show = (...suggestions: Suggestion[]) =>
  renderScreen(<List suggestions={suggestions} />, { locale: "en", token: "asha" });
const card = (name: string) => page.getByRole("listitem", { name: new RegExp(name) });
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

test("The first stop of the keyboard on a card is the person, whose profile the card opens", async () => {
  fakeServer();
  await show(balbir);
  const link = card("Balbir").getByRole("link", { name: "Balbir Singh, 29" });
  await expect.element(link).toHaveAttribute("href", "/view-profile/balbir");
  const stops = [...document.querySelectorAll("li.person-card :is(a, button)")];
  expect(stops[0]).toBe(link.element());
});

test("The link covers the whole card, photo included, and the buttons lie above it", async () => {
  fakeServer();
  await show(balbir);
  const { left, top, width, height } = card("Balbir").element().getBoundingClientRect();
  const at_photo = document.elementFromPoint(left + width / 2, top + 40);
  const at_words = document.elementFromPoint(left + width / 2, top + height * 0.6);
  for (const hit of [at_photo, at_words])
    expect(hit?.closest("a")?.getAttribute("href")).toBe("/view-profile/balbir");
  const save = page.getByRole("button", { name: "Save Balbir Singh" }).element().getBoundingClientRect();
  expect(document.elementFromPoint(save.left + 20, save.top + 20)?.closest("button")?.textContent).toBe(
    words.save,
  );
});

test("A person whose photo is hidden has more room for their own words, in a card that is not taller", async () => {
  fakeServer();
  const express_yourself =
    "I teach history in a college. Books lie on every chair at home. On Sundays I sing in the jatha. My mother grows marigolds.";
  const hidden = { ...balbir, profile_picture: "friends" };
  await show(
    { ...hidden, profile_details: { ...hidden.profile_details, express_yourself } },
    {
      ...charan,
      profile_picture: "/api/pictures/charan",
      profile_details: { ...charan.profile_details, express_yourself },
    },
  );
  await expect.element(card("Balbir")).toMatchTextContent(/My mother grows marigolds\./);
  await expect.element(card("Charan")).toMatchTextContent(/Books lie on every chair at home/);
  await expect.element(card("Charan")).not.toMatchTextContent(/marigolds/);
  const [low, whole] = ["Balbir", "Charan"].map((name) => card(name).element().clientHeight);
  expect(low).toBeLessThanOrEqual(whole as number);
});

test("An income in two currencies is shown whole on a narrow card", async () => {
  fakeServer();
  const annual_income_title = "CA$68,000–85,000 (₹40–50 lakh)";
  await show({ ...balbir, career_details: { ...balbir.career_details, annual_income_title } });
  const income = page.getByText(annual_income_title);
  await expect.element(income).toBeVisible();
  const { scrollWidth, clientWidth } = income.element().closest("p") as HTMLElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test("Each card says how many preferences of both sides are met", async () => {
  fakeServer();
  charan.match = { ...charan.match, theirs_met: 2, theirs_of: 2 };
  await show(balbir, charan);
  await expect.element(card("Balbir").getByText("1 of their 2 preferences met")).toBeVisible();
  await expect.element(card("Charan").getByText("Both sides match")).toBeVisible();
});

test("A sent request stays on its card, from where it can be withdrawn", async () => {
  const server = fakeServer(
    at(sendRequest, () => ({ data: { id: "r1", status: "pending" } })),
    at(cancelRequest, () => ({ data: null })),
  );
  await show(balbir, charan);
  await press("Send request to Balbir Singh");
  await press(words.yes.send_request);
  await expect.element(card("Balbir").getByText(words.request_sent_today)).toBeVisible();
  await expect
    .element(page.getByRole("button", { name: "Send request to Balbir Singh" }))
    .not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Send request to Charan Singh" })).toBeVisible();
  await press("Withdraw the request to Balbir Singh");
  await press(words.yes.cancel);
  await expect.element(page.getByRole("button", { name: "Send request to Balbir Singh" })).toBeVisible();
  expect(server.asked.filter(({ name }) => name === "cancelRequest").map(({ params }) => params)).toEqual([
    { id: "r1" },
  ]);
});

test("A shortlisted member's choice is pressed and says so", async () => {
  fakeServer(at(addToShortlist, () => ({ data: { id: "f" } })));
  await show({ ...balbir, relation: { ...balbir.relation, shortlisted: true, actions: ["unshortlist"] } });
  const choice = page.getByRole("button", { name: "Saved: Balbir Singh" });
  await expect.element(choice).toHaveAttribute("aria-pressed", "true");
});

test("Why you match, Block and Report wait behind one button", async () => {
  fakeServer();
  await show(balbir);
  expect(page.getByRole("button", { name: /^(Report|Block)/ }).elements()).toHaveLength(0);
  await page.getByRole("button", { name: /^More about Balbir Singh/ }).click();
  await expect.element(page.getByRole("button", { name: "Block Balbir Singh" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Report Balbir Singh" })).toBeVisible();
  await press(words.match.why);
  await expect.element(page.getByText(words.match.fits_mine)).toBeVisible();
});

test("A card that is put aside becomes a row with Undo, which brings it back, and the focus goes to the next card", async () => {
  const server = fakeServer(
    at(setAside, () => ({ data: { id: "balbir", back_on: "2026-12-22" } })),
    at(bringBack, () => ({ data: null })),
  );
  await show(balbir, charan);
  await press("Not now: Balbir Singh");
  await expect.element(page.getByText("Balbir Singh comes back in 30 days")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Charan Singh, 29" })).toHaveFocus();
  await expect.element(card("Balbir").getByRole("link")).not.toBeInTheDocument();
  await press("Undo");
  await expect.element(page.getByRole("link", { name: "Balbir Singh, 29" })).toHaveFocus();
  expect(server.asked.map(({ name }) => name)).toEqual(["setAside", "bringBack"]);
});

test("The focus goes to Undo when the last card is put aside", async () => {
  fakeServer(at(setAside, () => ({ data: { id: "balbir", back_on: "2026-12-22" } })));
  await show(balbir);
  await press("Not now: Balbir Singh");
  await expect.element(page.getByRole("button", { name: "Undo" })).toHaveFocus();
});
