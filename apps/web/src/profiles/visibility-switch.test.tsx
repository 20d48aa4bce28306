import { changeProfileVisibility } from "@sanjog/contract/profiles";
import { messages as english } from "@sanjog/i18n/en/ui/profiles";
import { messages as words } from "@sanjog/i18n/en/ui/visibility";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { at, fakeServer } from "../testing/fake-server.ts";
import { renderScreen } from "../testing/render.tsx";
import { VisibilitySwitch } from "./visibility-switch.tsx";

test("the switch is locked for a while after a change", async () => {
  const server = fakeServer(at(changeProfileVisibility, () => ({ data: { public_profile: false } })));
  await renderScreen(<VisibilitySwitch public_profile reach="everyone" />, { locale: "en", token: "asha" });
  await page.getByRole("switch").click();
  await expect.element(page.getByRole("switch")).toHaveAttribute("aria-disabled", "true");
  // Clicks within the page: a click sent from outside could arrive after the lock has ended.
  (page.getByRole("switch").element() as HTMLElement).click();
  await expect.element(page.getByRole("switch")).toHaveFocus();
  await expect.poll(() => server.asked.length).toBe(1);
  expect(server.asked.map(({ body }) => body)).toEqual([{ public_profile: false }]);
});

test("the switch returns to its old position and shows the message when the server refuses the change", async () => {
  fakeServer(at(changeProfileVisibility, () => ({ status: 422, message: "Not just now." })));
  await renderScreen(<VisibilitySwitch public_profile reach="everyone" />, { locale: "en", token: "asha" });
  await page.getByRole("switch").click();
  await expect.element(page.getByText("Not just now.")).toBeVisible();
  await expect.element(page.getByRole("switch")).toBeChecked();
});

test.each([
  ["on and seen by everyone", true, "everyone", english.summary.public_on],
  ["on and suggested to nobody yet", true, "members", english.summary.public_on],
  ["off", false, "connections", english.summary.public_off],
  ["on while only connections see the profile", true, "connections", words.switch.connections],
  ["on while nobody sees the profile", true, "nobody", words.switch.nobody],
  ["off while nobody sees the profile", false, "nobody", words.switch.nobody],
] as const)("a switch that is %s says so", async (_, public_profile, reach, sentence) => {
  const shown = <VisibilitySwitch public_profile={public_profile} reach={reach} />;
  await renderScreen(shown, { locale: "en", token: "asha" });
  await expect.element(page.getByText(sentence)).toBeVisible();
});
