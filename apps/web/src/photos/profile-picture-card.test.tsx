import { loadUser } from "@sanjog/contract/accounts";
import { messages } from "@sanjog/i18n/en/ui/photos";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { at, fakeServer } from "../testing/fake-server.ts";
import { renderScreen } from "../testing/render.tsx";
import { signedInMember } from "../testing/signed-in-member.ts";
import { PhotoGuidance } from "./photo-guidance.tsx";
import { ProfilePictureCard } from "./profile-picture-card.tsx";

const ask = () => undefined;

async function show(profile_picture: string | null) {
  fakeServer(at(loadUser, () => ({ data: signedInMember({ profile_picture }) })));
  await renderScreen(
    <>
      <ProfilePictureCard ask={ask} />
      <PhotoGuidance />
    </>,
    { locale: "en", token: "asha" },
  );
  const example = page.getByText(messages.guidance.do_face, { exact: false });
  await expect.element(example).toBeVisible();
  return example.element().getBoundingClientRect().top;
}

const topOf = (name: string) => page.getByRole("button", { name }).element().getBoundingClientRect().top;

test("Asha, who has no photo, sees the examples once, above the button that adds one", async () => {
  expect(await show(null)).toBeLessThan(topOf(messages.profile.add));
  expect(page.getByText(messages.guidance.do_face, { exact: false }).elements()).toHaveLength(1);
});

test("Asha, who has a photo, sees the examples below it", async () => {
  expect(await show("/pictures/asha")).toBeGreaterThan(topOf(messages.profile.change));
  expect(page.getByText(messages.guidance.do_face, { exact: false }).elements()).toHaveLength(1);
});
