import type { ConnectionRow as Row } from "@sanjog/contract/connections";
import { site } from "@sanjog/contract/site";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { useTexts } from "../platform/locale.tsx";
import { at, fakeServer } from "../testing/fake-server.ts";
import { madeCard } from "../testing/made-card.ts";
import { plainSite } from "../testing/plain-site.ts";
import { renderScreen } from "../testing/render.tsx";
import { ConnectionRow } from "./connection-row.tsx";

function Screen({ row }: { row: Row }) {
  useTexts("home", "relations");
  return <ConnectionRow row={row} />;
}

async function show(phone_number: string | null) {
  fakeServer(at(site, () => ({ data: plainSite })));
  const member = madeCard("Deepa", { connected: true, connected_on: "2026-11-04" });
  await renderScreen(<Screen row={{ id: "c", phone_number, member }} />, { locale: "en", token: "asha" });
}

test("A connected family can be written to and called from its row, and removed nowhere on it", async () => {
  await show("+919876543210");
  await expect
    .element(page.getByRole("link", { name: "Write to Deepa Singh on WhatsApp" }))
    .toHaveAttribute("href", "https://wa.me/919876543210");
  await expect
    .element(page.getByRole("link", { name: "Call Deepa Singh" }))
    .toHaveAttribute("href", "tel:+919876543210");
  expect(page.getByRole("button").elements()).toHaveLength(0);
});

test("A connected family whose number stays private has no links to call", async () => {
  await show(null);
  await expect.element(page.getByText("Their number stays private")).toBeVisible();
  expect(page.getByRole("link", { name: /WhatsApp|Call/ }).elements()).toHaveLength(0);
});
