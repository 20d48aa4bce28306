import { messages as punjabi } from "@sanjog/i18n/pb/ui/common";
import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { fakeServer } from "../../testing/fake-server.ts";
import { fakeSpeech, voice } from "../../testing/fake-speech.ts";
import { madeProfile } from "../../testing/made-profile.ts";
import { renderScreen } from "../../testing/render.tsx";
import { ViewProfile } from "./view-profile.tsx";

const listen = () => page.getByRole("button", { name: "Listen" });
const stop = () => page.getByRole("button", { name: "Stop" });

function show(profile = madeProfile(), locale: "en" | "pb" = "en") {
  fakeServer();
  return renderScreen(<ViewProfile profile={profile} ask={() => undefined} />, { locale });
}

test("Balbir's profile is read sentence by sentence, each in a voice of its language", async () => {
  const speech = fakeSpeech(voice("pa-IN"), voice("en-US"), voice("en-IN"));
  await show();
  await listen().click();
  await expect.element(stop()).toBeVisible();
  speech.finish();
  expect(speech.said.slice(0, 5)).toEqual([
    "en-IN: Balbir Singh,",
    "en-IN: 29",
    "en-IN: Software professional",
    "en-IN: Surrey, Canada",
    "en-IN: Namdhari",
  ]);
  expect(speech.said).toContain("pa-IN: ਮੈਨੂੰ ਕੀਰਤਨ ਪਸੰਦ ਹੈ।");
  expect(speech.said).toContain("en-IN: His father farms and his mother looks after the home.");
  expect(speech.said).toContain(
    "en-IN: He has a professional degree, is a software professional and works in the private sector.",
  );
  await expect.element(listen()).toBeVisible();
});

test("a birth date, hobbies and health are read with the other facts", async () => {
  const speech = fakeSpeech(voice("en-IN"));
  const { profile_details } = madeProfile();
  const facts = { dob: "1996-11-21", blood_group: "a_positive", blood_group_title: "A+" };
  await show(madeProfile({ profile_details: { ...profile_details, ...facts } }));
  await listen().click();
  speech.finish();
  for (const text of ["Birth date", "21 November 1996", "Hobbies", "Kirtan", "Blood group A+"])
    expect(speech.said).toContain(`en-IN: ${text}`);
});

test("a number and an address that Balbir's page does not read out are not spoken", async () => {
  const speech = fakeSpeech(voice("en-IN"));
  await show(madeProfile({ phone_number: "+919814055221", email: "balbir@example.com" }));
  await listen().click();
  speech.finish();
  expect(speech.said.join(" ")).not.toMatch(/98140|example|988 ?961/);
});

test("words in a language without a voice are left out", async () => {
  const speech = fakeSpeech(voice("en-IN"));
  await show();
  await listen().click();
  speech.finish();
  expect(speech.said.join(" ")).not.toMatch(/\p{Script=Gurmukhi}|no voice/u);
});

test("nothing is spoken before a press, and the second press stops it at once", async () => {
  const speech = fakeSpeech(voice("en-IN"));
  await show();
  await expect.element(listen()).toBeVisible();
  expect(speech.said).toEqual([]);
  await listen().click();
  await stop().click();
  expect(speech.busy).toBe(false);
  expect(speech.said).toHaveLength(1);
  await expect.element(listen()).toBeVisible();
});

test("leaving the profile ends the reading", async () => {
  const speech = fakeSpeech(voice("en-IN"));
  const { unmount } = await show();
  await listen().click();
  await unmount();
  expect(speech.busy).toBe(false);
});

test("another profile in the same place ends the reading of Balbir's", async () => {
  const speech = fakeSpeech(voice("en-IN"));
  function Place() {
    const [user_id, setUserId] = useState("balbir");
    return (
      <>
        <button type="button" onClick={() => setUserId("charan")}>
          Charan
        </button>
        <ViewProfile profile={madeProfile({ user_id })} ask={() => undefined} />
      </>
    );
  }
  fakeServer();
  await renderScreen(<Place />, { locale: "en" });
  await listen().click();
  await page.getByRole("button", { name: "Charan" }).click();
  await expect.element(listen()).toBeVisible();
  expect(speech.busy).toBe(false);
});

test("a hidden tab falls silent, and does not go on by itself", async () => {
  const speech = fakeSpeech(voice("en-IN"));
  await show();
  await listen().click();
  await expect.element(stop()).toBeVisible();
  Object.defineProperty(document, "hidden", { configurable: true, value: true });
  document.dispatchEvent(new Event("visibilitychange"));
  Reflect.deleteProperty(document, "hidden");
  await expect.element(listen()).toBeVisible();
  await expect.poll(() => speech.busy).toBe(false);
});

test.each([
  ["no voice", []],
  ["only a remote voice for the language", [voice("pa-IN", { localService: false })]],
  ["only voices of other languages", [voice("en-IN"), voice("hi-IN")]],
])("a Punjabi page has no button on a device with %s, until a voice comes", async (_, voices) => {
  const speech = fakeSpeech(...voices);
  await show(madeProfile(), "pb");
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  const button = page.getByRole("button", { name: punjabi.read_aloud.start });
  await expect.element(button).not.toBeInTheDocument();
  speech.setVoices([...voices, voice("pa-IN")]);
  await expect.element(button).toBeVisible();
  await button.click();
  speech.finish();
  expect(speech.said.filter((said) => said.startsWith("pa-IN")).length).toBeGreaterThan(5);
});

test("the own profile, as others see it, has no button", async () => {
  fakeSpeech(voice("en-IN"));
  fakeServer();
  await renderScreen(<ViewProfile profile={madeProfile()} />, { locale: "en" });
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.element(listen()).not.toBeInTheDocument();
});
