import { listCases } from "@sanjog/contract/cases";
import { setOnCall, showOnCall } from "@sanjog/contract/on-call";
import { showDeskAccount } from "@sanjog/contract/staff";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { DeskApp } from "../../desk-routes.tsx";
import { at, type FakeEndpoint, fakeServer } from "../../testing/fake-server.ts";
import { renderScreen } from "../../testing/render.tsx";

const account = {
  id: "simran",
  name: "Simran",
  role: "moderator" as const,
  recovery_codes_left: 9,
  session_ends_at: new Date(Date.now() + 60 * 60_000).toISOString(),
};
const own = {
  on_call: false,
  phone_number: null as string | null,
  number_verified: false,
  push_public_key: null,
  devices: [],
};
const desk = (...others: FakeEndpoint[]) =>
  fakeServer(
    ...others,
    at(showDeskAccount, () => ({ data: { step: "in", second_factors: [], account } })),
    at(listCases, () => ({ data: { data: [], total: 0, current_page: 1, last_page: 1, per_page: 24 } })),
  );
const says = (people: number, leads: number, changes: object = {}) =>
  at(showOnCall, () => ({ data: { people, leads, own: { ...own, ...changes } } }));

test.each([
  [0, 0, "Nobody is on call. An urgent case would wake nobody."],
  [1, 0, "No lead is on call. An order of an authority would wake nobody."],
  [3, 1, "3 people are on call"],
])("the queue says how many are on call: %i, with %i leads", async (people, leads, sentence) => {
  desk(says(people, leads));
  await renderScreen(<DeskApp />, { locale: "en", path: "/desk" });
  await expect.element(page.getByText(sentence)).toBeVisible();
  await page.getByRole("link", { name: "Wake me" }).click();
  await expect.element(page.getByRole("heading", { name: "My account" })).toBeVisible();
});

test("the switch takes effect at once, and says why it did not", async () => {
  let on_call = false;
  let works = false;
  desk(
    at(showOnCall, () => ({ data: { people: 1, leads: 1, own: { ...own, on_call } } })),
    at(setOnCall, ({ body }) => {
      if (!works) return { status: 503, message: "Please try again shortly." };
      on_call = (body as { on_call: boolean }).on_call;
      return { data: null, message: "You are on call now. Thank you." };
    }),
  );
  await renderScreen(<DeskApp />, { locale: "en", path: "/desk/account" });
  const wake = page.getByRole("switch", { name: /^Wake me/ });
  await wake.click();
  await expect.element(page.getByText(/Please try again shortly/)).toBeVisible();
  await expect.element(wake).not.toBeChecked();
  works = true;
  await wake.click();
  await expect.element(wake).toBeChecked();
});

test("a number that is not confirmed says so, and no device is offered where push is not set up", async () => {
  desk(says(1, 1, { phone_number: "+91 98765 43210" }));
  await renderScreen(<DeskApp />, { locale: "en", path: "/desk/account" });
  await expect.element(page.getByText("On WhatsApp: +91 98765 43210")).toBeVisible();
  await expect.element(page.getByText("Not confirmed yet")).toBeVisible();
  await page.getByRole("button", { name: "Type the code" }).click();
  await expect.element(page.getByLabelText("6-digit code sent to your number")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Wake me on this device" })).not.toBeInTheDocument();
});
