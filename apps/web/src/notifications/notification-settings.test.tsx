import { notificationSettings, saveNotificationSettings } from "@sanjog/contract/notifications";
import { site } from "@sanjog/contract/site";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { at, type FakeResponse, fakeServer } from "../testing/fake-server.ts";
import { plainSite } from "../testing/plain-site.ts";
import { renderScreen } from "../testing/render.tsx";
import { NotificationSettings } from "./notification-settings.tsx";

const choice = { kind: "request_received", title: "New connection requests", wanted: true };
const emails = (wanted: boolean) => ({ emails: [{ ...choice, wanted }] });

async function open(saved: FakeResponse, push_public_key: string | null = null) {
  const server = fakeServer(
    at(site, () => ({ data: { ...plainSite, push_public_key } })),
    at(notificationSettings, () => ({ data: emails(true) })),
    at(saveNotificationSettings, () => saved),
  );
  await renderScreen(<NotificationSettings />, { locale: "en", token: "asha" });
  await expect.element(page.getByRole("switch", { name: "New connection requests" })).toBeChecked();
  return server;
}

test("a kind of mail is turned off at the tap, and the others stay as they are", async () => {
  const server = await open({ data: emails(false), message: "Saved." });
  await page.getByRole("switch", { name: "New connection requests" }).click();
  await expect.element(page.getByRole("switch", { name: "New connection requests" })).not.toBeChecked();
  await expect.element(page.getByRole("status").getByText(/Saved\./)).toBeInTheDocument();
  expect(server.asked.at(-1)?.body).toEqual({ emails: [{ kind: "request_received", wanted: false }] });
});

test("after a no from the server the old choice stands again", async () => {
  await open({ status: 422, message: "Not just now." });
  await page.getByRole("switch", { name: "New connection requests" }).click();
  await expect.element(page.getByRole("alert")).toMatchTextContent("Not just now.");
  await expect.element(page.getByRole("switch", { name: "New connection requests" })).toBeChecked();
});

test("a service without push does not speak of it, and no page asks for permission by itself", async () => {
  await open({ data: emails(true) });
  await expect.element(page.getByRole("heading", { name: "On this device" })).not.toBeInTheDocument();
  expect(Notification.permission).not.toBe("granted");
});
