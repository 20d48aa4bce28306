import { loadUser } from "@sanjog/contract/accounts";
import { messages as words } from "@sanjog/i18n/en/ui/common";
import { createRef } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { at, fakeServer } from "../../testing/fake-server.ts";
import { renderScreen } from "../../testing/render.tsx";
import { signedInMember } from "../../testing/signed-in-member.ts";
import { MenuSheet } from "./menu-sheet.tsx";

const filled = {} as never;
const complete = {
  profile_details: filled,
  family_details: filled,
  career_details: filled,
  preferences: filled,
};

async function open(in_tab_bar: boolean) {
  fakeServer(at(loadUser, () => ({ data: signedInMember(complete) })));
  await renderScreen(
    <MenuSheet
      open
      onClose={() => undefined}
      onLogOut={() => undefined}
      in_tab_bar={in_tab_bar}
      button={createRef()}
    />,
    { locale: "en", token: "asha" },
  );
  await expect.element(page.getByRole("link", { name: words.nav.account })).toBeInTheDocument();
}

/** On wide screens, where the header has the other pages, they are in the menu but not displayed. */
const leadsTo = (page_address: string) =>
  document.querySelector(`[role=dialog] a[href="${page_address}"]`) !== null;
const in_the_bar = ["/home", "/suggestion", "/summary-details"];

test("the menu of the tab bar has only the pages that the bar does not lead to", async () => {
  await open(true);
  await expect.poll(() => leadsTo("/privacy-setting")).toBe(true);
  expect(in_the_bar.filter(leadsTo)).toEqual([]);
});

test("where there is no tab bar, the menu leads to every page", async () => {
  await open(false);
  await expect.poll(() => leadsTo("/privacy-setting")).toBe(true);
  expect(in_the_bar.filter(leadsTo)).toEqual(in_the_bar);
});
