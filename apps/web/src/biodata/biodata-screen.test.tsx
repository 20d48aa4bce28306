import { loadUser } from "@sanjog/contract/accounts";
import { makeBiodata } from "@sanjog/contract/biodata";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { at, fakeServer } from "../testing/fake-server.ts";
import { madeProfile } from "../testing/made-profile.ts";
import { renderScreen } from "../testing/render.tsx";
import { signedInMember } from "../testing/signed-in-member.ts";
import { BiodataScreen } from "./biodata-screen.tsx";

const made = madeProfile();
const balbir = signedInMember({
  user_id: "balbir",
  profile_details: { ...made.profile_details, dob: "1997-04-12" } as never,
  family_details: made.family_details as never,
  career_details: made.career_details as never,
  preferences: made.preferences as never,
});

test("on a phone the finished sheet is offered above its picture, and the choice comes back below it", async () => {
  await page.viewport(390, 844);
  fakeServer(
    at({ ...loadUser, reply: { parse: (data: unknown) => data } as never }, () => ({ data: balbir })),
    at(makeBiodata, () => ({})),
  );
  await renderScreen(<BiodataScreen />, { locale: "en", token: "balbir" });
  const top = (element: Element) => element.getBoundingClientRect().top;
  const sheet = page.getByRole("img", { name: "How your biodata will look" });
  const make = page.getByRole("button", { name: "Make biodata" });
  await expect.element(sheet).toBeVisible();
  expect(top(make.element())).toBeGreaterThan(top(sheet.element()));
  await make.click();
  const share = page.getByRole("button", { name: "Share on WhatsApp" });
  await expect.element(share).toBeInViewport();
  expect(top(share.element())).toBeLessThan(top(sheet.element()));
  await page.getByRole("button", { name: "Change something" }).click();
  expect(top(make.element())).toBeGreaterThan(top(sheet.element()));
});
