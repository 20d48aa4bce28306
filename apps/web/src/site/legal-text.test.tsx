import { site } from "@sanjog/contract/site";
import { messages as terms } from "@sanjog/i18n/en/ui/terms";
import { messages as policy } from "@sanjog/i18n/pb/ui/policy";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { at, fakeServer } from "../testing/fake-server.ts";
import { plainSite, simran } from "../testing/plain-site.ts";
import { renderScreen } from "../testing/render.tsx";
import { PrivacyPolicyText, TermsText } from "./legal-text.tsx";

test("the contents of the policy lead to each of its parts, in Punjabi too", async () => {
  await renderScreen(<PrivacyPolicyText contents />, { locale: "pb" });
  await expect.element(page.getByRole("navigation", { name: "ਇਸ ਪੰਨੇ ’ਤੇ" })).toBeVisible();
  document.querySelector("details")?.setAttribute("open", "");
  const links = page.getByRole("navigation").getByRole("link");
  expect(links.elements()).toHaveLength(15);
  for (const link of links.elements())
    expect(document.querySelector(link.getAttribute("href")?.replace(/^.*#/, "#") ?? "")).not.toBeNull();
  await page.getByRole("link", { name: policy.rights.title }).click();
  await expect
    .poll(() => document.getElementById("rights")?.getBoundingClientRect().top)
    .toBeLessThan(window.innerHeight);
});

test.each(["en", "pb"] as const)(
  "in %s the policy names the grievance officer in its script",
  async (locale) => {
    fakeServer(at(site, () => ({ data: { ...plainSite, grievance_officer: simran } })));
    await renderScreen(<PrivacyPolicyText />, { locale });
    await expect
      .element(page.getByRole("link", { name: `${simran.name[locale]}, ${simran.email}` }))
      .toHaveAttribute("href", `mailto:${simran.email}`);
  },
);

test("in a dialog the terms have no links that would lead out of it", async () => {
  await renderScreen(<TermsText />, { locale: "en" });
  await expect.element(page.getByRole("heading", { name: terms.free.title })).toBeVisible();
  expect(page.getByRole("navigation").elements()).toHaveLength(0);
  expect(document.getElementById("free")).toBeNull();
});
