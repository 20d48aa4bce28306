import { changePrivacy } from "@sanjog/contract/privacy";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { at, fakeServer } from "../testing/fake-server.ts";
import { renderScreen } from "../testing/render.tsx";
import { PrivacyChoice } from "./privacy-choice.tsx";

const email = { privacy_id: "email", privacy_name: "Email", privacy_value: "friends" } as const;

test("a choice is saved at the tap", async () => {
  const server = fakeServer(at(changePrivacy, () => ({ data: { ...email, privacy_value: "private" } })));
  await renderScreen(<PrivacyChoice item={email} />, { locale: "en", token: "asha" });
  await page.getByRole("radio", { name: "Only me" }).click();
  await expect.element(page.getByRole("status").getByText("Saved")).toBeVisible();
  expect(server.asked[0]).toMatchObject({
    params: { privacy_id: "email" },
    body: { privacy_value: "private" },
  });
});

test("Saved disappears after two seconds, and the note of the item returns", async () => {
  const dob = { privacy_id: "dob", privacy_name: "Date of birth", privacy_value: "friends" } as const;
  fakeServer(at(changePrivacy, () => ({ data: { ...dob, privacy_value: "private" } })));
  await renderScreen(<PrivacyChoice item={dob} />, { locale: "en", token: "asha" });
  await expect.element(page.getByText("Age always shows")).toBeVisible();
  await page.getByRole("radio", { name: "Only me" }).click();
  await expect.element(page.getByText("Saved")).toBeVisible();
  await expect.element(page.getByText("Saved")).not.toBeInTheDocument();
  await expect.element(page.getByText("Age always shows")).toBeVisible();
});

test("the old choice is shown again when the new one could not be saved", async () => {
  fakeServer(at(changePrivacy, () => ({ status: 422, message: "Not just now." })));
  await renderScreen(<PrivacyChoice item={email} />, { locale: "en", token: "asha" });
  await page.getByRole("radio", { name: "Only me" }).click();
  await expect.element(page.getByRole("alert")).toMatchTextContent("Not just now.");
  await expect.element(page.getByRole("radio", { name: "Connections" })).toBeChecked();
});
