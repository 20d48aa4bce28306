import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { fakeServer } from "../testing/fake-server.ts";
import { madeProfile } from "../testing/made-profile.ts";
import { renderScreen } from "../testing/render.tsx";
import { signedInMember } from "../testing/signed-in-member.ts";
import { firstChoice } from "./biodata-form.tsx";
import { LargerSheet } from "./larger-sheet.tsx";

const balbir = madeProfile();
const user = signedInMember({
  profile_details: { ...balbir.profile_details, dob: "1997-04-12" } as never,
  family_details: balbir.family_details as never,
  career_details: balbir.career_details as never,
  preferences: balbir.preferences as never,
});

test("Balbir opens the small picture of the sheet in letters that can be read", async () => {
  fakeServer();
  await renderScreen(<LargerSheet user={user} choice={firstChoice("en", false)} />, { locale: "en" });
  await page.getByRole("button", { name: "See it larger" }).click();
  const sheet = page.getByRole("dialog").getByRole("img", { name: "How your biodata will look" });
  await expect.element(sheet).toBeVisible();
  const part = sheet.element().querySelector(".paper-parts");
  expect(part && Number.parseFloat(getComputedStyle(part).fontSize)).toBeGreaterThan(14);
});
