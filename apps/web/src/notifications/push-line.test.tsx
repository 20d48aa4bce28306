import { site } from "@sanjog/contract/site";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { at, fakeServer } from "../testing/fake-server.ts";
import { plainSite } from "../testing/plain-site.ts";
import { renderScreen } from "../testing/render.tsx";
import { PushLine } from "./push-line.tsx";

/** A member who has not been asked by the browser yet; counts how often the browser asks. */
async function open() {
  const real = Object.getOwnPropertyDescriptor(Notification, "permission");
  const ask = Notification.requestPermission;
  let asked = 0;
  Object.defineProperty(Notification, "permission", { configurable: true, get: () => "default" });
  Notification.requestPermission = async () => {
    asked += 1;
    return "default";
  };
  onTestFinished(() => {
    if (real) Object.defineProperty(Notification, "permission", real);
    Notification.requestPermission = ask;
  });
  fakeServer(at(site, () => ({ data: { ...plainSite, push_public_key: "BK3" } })));
  await renderScreen(<PushLine />, { locale: "en", token: "asha" });
  return () => asked;
}

const offer = () => page.getByRole("button", { name: "Tell me when they answer" });

test("The browser asks for permission when the member takes the offer, and not before", async () => {
  const asked = await open();
  await expect.element(offer()).toBeVisible();
  expect(asked()).toBe(0);
  await offer().click();
  await expect.poll(asked).toBe(1);
});

test("The offer disappears once it was taken, and does not come back", async () => {
  await open();
  await offer().click();
  await expect.element(offer()).not.toBeInTheDocument();
  expect(localStorage.getItem("push_offered")).toBe("1");
});
