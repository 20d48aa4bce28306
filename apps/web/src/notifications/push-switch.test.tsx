import { site } from "@sanjog/contract/site";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { at, fakeServer } from "../testing/fake-server.ts";
import { plainSite } from "../testing/plain-site.ts";
import { renderScreen } from "../testing/render.tsx";
import { PushSwitch } from "./push-switch.tsx";

/** A browser whose member has given this answer; counts how often it asks. */
async function open(permission: NotificationPermission) {
  const real = Object.getOwnPropertyDescriptor(Notification, "permission");
  const ask = Notification.requestPermission;
  let asked = 0;
  Object.defineProperty(Notification, "permission", { configurable: true, get: () => permission });
  Notification.requestPermission = async () => {
    asked += 1;
    return permission;
  };
  onTestFinished(() => {
    if (real) Object.defineProperty(Notification, "permission", real);
    Notification.requestPermission = ask;
  });
  fakeServer(at(site, () => ({ data: { ...plainSite, push_public_key: "BK3" } })));
  await renderScreen(
    <>
      <p>above</p>
      <PushSwitch />
    </>,
    { locale: "en", token: "asha" },
  );
  return () => asked;
}

const control = () => page.getByRole("switch", { name: "Notify me when a family answers" });

test("The browser asks for permission when the switch is used, and not before", async () => {
  const asked = await open("default");
  await expect.element(control()).not.toBeChecked();
  expect(asked()).toBe(0);
  await control().click();
  await expect.poll(asked).toBe(1);
});

test.each(["granted", "denied"] as const)(
  "The switch is absent where the permission is %s",
  async (permission) => {
    await open(permission);
    await expect.element(page.getByText("above")).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(control().elements()).toHaveLength(0);
  },
);
