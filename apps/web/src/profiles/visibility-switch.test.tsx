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
  await renderScreen(<VisibilitySwitch public_profile reasons={[]} />, { locale: "en", token: "asha" });
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
  await renderScreen(<VisibilitySwitch public_profile reasons={[]} />, { locale: "en", token: "asha" });
  await page.getByRole("switch").click();
  await expect.element(page.getByText("Not just now.")).toBeVisible();
  await expect.element(page.getByRole("switch")).toBeChecked();
});

test.each([
  ["of a profile that everyone sees", true, [], english.summary.public_on],
  ["of a profile that is not suggested yet", true, ["no_photo", "under_age"], english.summary.public_on],
  ["of a profile that only connections see", false, ["private"], english.summary.public_off],
] as const)("the switch %s says so", async (_, public_profile, reasons, sentence) => {
  await renderScreen(<VisibilitySwitch public_profile={public_profile} reasons={reasons} />, {
    locale: "en",
    token: "asha",
  });
  await expect.element(page.getByText(sentence)).toBeVisible();
});

test.each(["paused", "matched", "maintenance", "leaving"] as const)(
  "while a public profile is %s, the switch is off and locked and says why",
  async (reason) => {
    const server = fakeServer();
    await renderScreen(<VisibilitySwitch public_profile reasons={["no_photo", reason]} />, {
      locale: "en",
      token: "asha",
    });
    await expect.element(page.getByText(words.switch[reason])).toBeVisible();
    await expect.element(page.getByRole("switch")).toHaveAttribute("aria-disabled", "true");
    (page.getByRole("switch").element() as HTMLElement).click();
    await expect.element(page.getByRole("switch")).not.toBeChecked();
    expect(server.asked).toHaveLength(0);
  },
);

test.each(["held", "phone_unverified"] as const)(
  "while a profile is %s, the switch says so and chooses who sees it afterwards",
  async (reason) => {
    const server = fakeServer(at(changeProfileVisibility, () => ({ data: { public_profile: false } })));
    await renderScreen(<VisibilitySwitch public_profile reasons={[reason, "no_photo"]} />, {
      locale: "en",
      token: "asha",
    });
    await expect.element(page.getByText(words.switch[reason])).toBeVisible();
    const later = page.getByRole("switch", { name: new RegExp(`^${words.switch.later}`) });
    await expect.element(later).toBeChecked();
    await later.click();
    await expect.poll(() => server.asked.length).toBe(1);
  },
);
