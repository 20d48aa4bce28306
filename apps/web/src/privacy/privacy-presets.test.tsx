import { choosePrivacyPreset, listPrivacy } from "@sanjog/contract/privacy";
import { type PrivacySettings, privacyDefaults, privacyItems } from "@sanjog/domain/privacy/privacy-items";
import { privacyPresets } from "@sanjog/domain/privacy/privacy-presets";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { at, fakeServer } from "../testing/fake-server.ts";
import { renderScreen } from "../testing/render.tsx";
import { PrivacySettingScreen } from "./privacy-setting-screen.tsx";

const present = (settings: PrivacySettings) =>
  privacyItems.map((id) => ({ privacy_id: id, privacy_name: `name of ${id}`, privacy_value: settings[id] }));

async function show(settings: PrivacySettings, path = "/privacy-setting") {
  let now = settings;
  const server = fakeServer(
    at(listPrivacy, () => ({ data: present(now) })),
    at(choosePrivacyPreset, ({ body }) => {
      now = privacyPresets[(body as { preset: "open" }).preset];
      return { data: present(now) };
    }),
  );
  await renderScreen(<PrivacySettingScreen />, { locale: "en", token: "asha", path });
  await expect.element(preset("Open")).toBeVisible();
  return { chosen: () => server.asked.filter(({ name }) => name === "choosePrivacyPreset") };
}

const preset = (name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) });
const row = (id: string) => page.getByRole("radiogroup", { name: `name of ${id}` });

test("a preset that shows less is chosen at the tap and changes every row", async () => {
  const { chosen } = await show(privacyDefaults);
  await expect.element(preset("Balanced")).toHaveAttribute("aria-pressed", "true");
  await preset("Careful").click();
  await expect.element(preset("Careful")).toHaveAttribute("aria-pressed", "true");
  await expect.element(page.getByText("Saved")).toBeVisible();
  await expect.element(row("email").getByRole("radio", { name: "Only me" })).toBeChecked();
  await expect.element(row("phone_number").getByRole("radio", { name: "Connections" })).toBeChecked();
  expect(chosen().map(({ body }) => body)).toEqual([{ preset: "careful" }]);
});

test("a preset that shows more names what becomes visible, and changes nothing before a yes", async () => {
  const { chosen } = await show(privacyDefaults);
  await preset("Open").click();
  const question = page.getByRole("alertdialog");
  for (const id of ["dob", "parents_names", "gallery", "instagram_link"])
    await expect.element(question).toMatchTextContent(`name of ${id}`);
  for (const id of ["email", "profile_picture"])
    await expect.element(question).not.toMatchTextContent(`name of ${id}`);
  expect(chosen()).toHaveLength(0);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect.element(preset("Open")).toHaveAttribute("aria-pressed", "true");
  expect(chosen()).toHaveLength(1);
});

test("no preset is marked when one item differs", async () => {
  await show({ ...privacyDefaults, email: "private" });
  for (const name of ["Open", "Balanced", "Careful"])
    await expect.element(preset(name)).toHaveAttribute("aria-pressed", "false");
});

test("a link to an item focuses its row", async () => {
  await show(privacyDefaults, "/privacy-setting#annual_income");
  await expect.element(row("annual_income").getByRole("radio", { name: "Everyone" })).toHaveFocus();
});
