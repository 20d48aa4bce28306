import { site } from "@sanjog/contract/site";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { pushMoment } from "../platform/push-moment.ts";
import { at, fakeServer } from "../testing/fake-server.ts";
import { plainSite } from "../testing/plain-site.ts";
import { renderScreen } from "../testing/render.tsx";
import { PushOffer } from "./push-offer.tsx";

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
    pushMoment.isOver();
  });
  fakeServer(at(site, () => ({ data: { ...plainSite, push_public_key: "BK3" } })));
  await renderScreen(<PushOffer />, { locale: "en", token: "asha" });
  return () => asked;
}

const question = () => page.getByRole("alertdialog", { name: "Shall we tell you when they answer?" });

test("the browser asks for permission after a yes, and not before", async () => {
  const asked = await open();
  pushMoment.hasCome();
  await expect.element(question()).toBeInTheDocument();
  expect(asked()).toBe(0);
  await page.getByRole("button", { name: "Yes, tell me" }).click();
  await expect.element(question()).not.toBeInTheDocument();
  expect(asked()).toBe(1);
});

test("who does not want it is not asked by the browser, and by us not again", async () => {
  const asked = await open();
  pushMoment.hasCome();
  await page.getByRole("button", { name: "Not now" }).click();
  await expect.element(question()).not.toBeInTheDocument();
  expect([asked(), localStorage.getItem("push_offered")]).toEqual([0, "1"]);
});
