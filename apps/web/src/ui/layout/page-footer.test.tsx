import { site } from "@sanjog/contract/site";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { at, fakeServer } from "../../testing/fake-server.ts";
import { plainSite, simran } from "../../testing/plain-site.ts";
import { renderScreen } from "../../testing/render.tsx";
import { PageFooter } from "./page-footer.tsx";

test("every page ends with the numbers for phone and WhatsApp, and for visitors with the sizes of letters", async () => {
  const numbers = { support_phone: "+91 11 4000 1234", support_whatsapp: "+91 98765 43210" };
  fakeServer(at(site, () => ({ data: { ...plainSite, ...numbers } })));
  const screen = await renderScreen(<PageFooter state="complete" />, { locale: "en" });
  const link = (name: RegExp) => page.getByRole("link", { name });
  await expect.element(link(/\+91 11 4000 1234/)).toHaveAttribute("href", "tel:+911140001234");
  await expect.element(link(/\+91 98765 43210/)).toHaveAttribute("href", "https://wa.me/919876543210");
  await screen.unmount();
  await renderScreen(<PageFooter state="anonymous" />, { locale: "en" });
  await expect.element(link(/\+91 11 4000 1234/)).toBeVisible();
  await expect.element(link(/\+91 98765 43210/)).toBeVisible();
  for (const name of ["Normal", "Large", "Larger"])
    await expect.element(page.getByRole("button", { name, exact: true })).toBeVisible();
});

test.each([
  ["en", /Grievance officer: Simran Kaur/],
  ["pb", /ਸ਼ਿਕਾਇਤ ਅਫ਼ਸਰ: ਸਿਮਰਨ ਕੌਰ/],
] as const)("in %s the footer names the grievance officer in its script", async (locale, named) => {
  fakeServer(at(site, () => ({ data: { ...plainSite, grievance_officer: simran } })));
  await renderScreen(<PageFooter state="anonymous" />, { locale });
  await expect.element(page.getByText(named)).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: simran.email }))
    .toHaveAttribute("href", `mailto:${simran.email}`);
});
