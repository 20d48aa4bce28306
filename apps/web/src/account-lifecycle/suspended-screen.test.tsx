import { listOwnDecisions } from "@sanjog/contract/decisions";
import { site } from "@sanjog/contract/site";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { at, fakeServer } from "../testing/fake-server.ts";
import { plainSite, simran } from "../testing/plain-site.ts";
import { renderScreen } from "../testing/render.tsx";
import { SuspendedScreen } from "./suspended-screen.tsx";

test.each([
  ["en", "Write to Simran Kaur"],
  ["pb", "ਸਿਮਰਨ ਕੌਰ ਨੂੰ ਲਿਖੋ"],
] as const)("in %s a suspended member writes to the officer, named in their script", async (locale, name) => {
  fakeServer(
    at(site, () => ({ data: { ...plainSite, grievance_officer: simran } })),
    at(listOwnDecisions, () => ({ data: [] })),
  );
  await renderScreen(<SuspendedScreen />, { locale, token: "asha" });
  await expect.element(page.getByRole("link", { name })).toHaveAttribute("href", `mailto:${simran.email}`);
});
