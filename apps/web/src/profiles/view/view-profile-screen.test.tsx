import { loadUser } from "@sanjog/contract/accounts";
import { blockMember } from "@sanjog/contract/blocks";
import { viewProfile } from "@sanjog/contract/view-profile";
import { lazy } from "react";
import { Route, Routes } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { at, fakeServer } from "../../testing/fake-server.ts";
import { madeProfile } from "../../testing/made-profile.ts";
import { renderScreen } from "../../testing/render.tsx";
import { signedInMember } from "../../testing/signed-in-member.ts";
import { ViewProfileScreen } from "./view-profile-screen.tsx";

const profile = madeProfile();
const { family_details, career_details, preferences } = profile;
const profile_details = { ...profile.profile_details, dob: "1999-03-12" };
/** Asha has completed the same steps as Balbir. */
const asha = signedInMember({ profile_details, family_details, career_details, preferences } as never);
const loadAsha = { ...loadUser, reply: { parse: (data: unknown) => data } as never };

test("after Asha blocks Balbir the suggestions open, also when his page is refused before they have loaded", async () => {
  let blocked = false;
  let refused = 0;
  fakeServer(
    at(loadAsha, () => ({ data: asha })),
    at(viewProfile, () => {
      if (!blocked) return { data: { data: profile } };
      refused += 1;
      return { status: 404, message: "Not here." };
    }),
    at(blockMember, () => {
      blocked = true;
      return { data: { id: profile.user_id } };
    }),
  );
  type Page = { default: () => string };
  let finish: (loaded: Page) => void = () => undefined;
  const loading = new Promise<Page>((resolve) => {
    finish = resolve;
  });
  const Suggestions = lazy(() => loading);
  await renderScreen(
    <Routes>
      <Route path="/view-profile/:user_id" element={<ViewProfileScreen />} />
      <Route path="/suggestion" element={<Suggestions />} />
      <Route path="/" element="the home" />
    </Routes>,
    { locale: "en", path: `/view-profile/${profile.user_id}`, token: "asha" },
  );
  await page.getByRole("button", { name: "More about Balbir Singh" }).click();
  await page.getByRole("button", { name: "Block Balbir Singh" }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /^Block/ })
    .click();
  await expect.poll(() => refused).toBeGreaterThan(0);
  finish({ default: () => "the suggestions" });
  await expect.element(page.getByText("the suggestions")).toBeVisible();
  await expect.element(page.getByText("the home")).not.toBeInTheDocument();
});
