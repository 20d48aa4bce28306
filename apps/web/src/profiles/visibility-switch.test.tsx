import { changeProfileVisibility } from "@sanjog/contract/profiles";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { at, fakeServer } from "../testing/fake-server.ts";
import { renderScreen } from "../testing/render.tsx";
import { VisibilitySwitch } from "./visibility-switch.tsx";

test("the switch rests after a change", async () => {
  const server = fakeServer(at(changeProfileVisibility, () => ({ data: { public_profile: false } })));
  await renderScreen(<VisibilitySwitch public_profile />, { locale: "en", token: "asha" });
  await page.getByRole("switch").click();
  await expect.element(page.getByRole("switch")).toHaveAttribute("aria-disabled", "true");
  // From within the page: on its way from outside a press may outlast the rest.
  (page.getByRole("switch").element() as HTMLElement).click();
  await expect.element(page.getByRole("switch")).toHaveFocus();
  await expect.poll(() => server.asked.length).toBe(1);
  expect(server.asked.map(({ body }) => body)).toEqual([{ public_profile: false }]);
});

test("the switch springs back when the server says no, and says why", async () => {
  fakeServer(at(changeProfileVisibility, () => ({ status: 422, message: "Not just now." })));
  await renderScreen(<VisibilitySwitch public_profile />, { locale: "en", token: "asha" });
  await page.getByRole("switch").click();
  await expect.element(page.getByText("Not just now.")).toBeVisible();
  await expect.element(page.getByRole("switch")).toBeChecked();
});
