import { loadUser } from "@sanjog/contract/accounts";
import { site } from "@sanjog/contract/site";
import { messages as words } from "@sanjog/i18n/en/ui/common";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { call } from "../../platform/api-client.ts";
import { showToast } from "../../platform/toast.tsx";
import { at, fakeServer } from "../../testing/fake-server.ts";
import { plainSite } from "../../testing/plain-site.ts";
import { renderScreen } from "../../testing/render.tsx";
import { OnlineStrip } from "./online-strip.tsx";

const toast = () => document.querySelector(".toasts")?.textContent ?? "";
const strip = () => page.getByRole("status").filter({ hasText: /./ });

test("the strip stays while no request is answered, goes on trying, and says that the server is back", async () => {
  let away = true;
  const server = fakeServer(
    at(loadUser, () => Promise.reject(new TypeError("Failed to fetch"))),
    at(site, () => (away ? Promise.reject(new TypeError("Failed to fetch")) : { data: plainSite })),
  );
  await renderScreen(<OnlineStrip />, { locale: "en" });
  await call(loadUser, {}).catch(() => undefined);
  await expect.element(page.getByText(words.network.away)).toBeVisible();
  await expect.element(strip()).toMatchTextContent(/We keep trying by ourselves\./);
  // A toast with a way back stays for ten seconds, and would then contradict the strip.
  showToast("warning", words.failed.offline, { label: "Again", onPress: () => undefined });
  await expect.poll(toast).toContain(words.failed.offline);
  away = false;
  await expect.element(page.getByText(words.network.back)).toBeVisible();
  expect(toast()).not.toContain(words.failed.offline);
  await expect.element(page.getByText(words.network.back)).not.toBeInTheDocument();
  expect(server.asked.filter(({ name }) => name === "site").length).toBeGreaterThan(1);
});
