import { loadUser } from "@sanjog/contract/accounts";
import type { User } from "@sanjog/contract/user";
import type { Hindrance } from "@sanjog/domain/suggestions/own-visibility";
import { messages as inEnglish } from "@sanjog/i18n/en/ui/visibility";
import { messages as inPunjabi } from "@sanjog/i18n/pb/ui/visibility";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { useSession } from "../platform/session.ts";
import { at, fakeServer } from "../testing/fake-server.ts";
import { renderScreen } from "../testing/render.tsx";
import { VisibilityNotice } from "./visibility-notice.tsx";

const late = "By the law where you live, marriage waits until the age of 21.";

const balbir = (reasons: Hindrance[]): User => ({
  user_id: "balbir",
  profile_number: "100000002",
  email: "balbir@example.com",
  email_verified: true,
  phone_number: null,
  phone_verified: false,
  profile_for: "myself",
  gender: "male",
  may_correct_profile_for: true,
  public_profile: true,
  profile_status: 4,
  showActionButton: true,
  visibility: { reach: "connections", may_send: false, reasons },
  profile_details: null,
  family_details: null,
  career_details: null,
  preferences: null,
  profile_picture: null,
  post_pictures: [],
  marriage_age_notice: late,
  documents_to_accept: [],
  signed_up_here_at: null,
});

function Screen() {
  return useSession().user ? (
    <main>
      <p>here</p>
      <VisibilityNotice />
    </main>
  ) : null;
}

async function show(reasons: Hindrance[], { path = "/suggestion", locale = "en" as "en" | "pb" } = {}) {
  fakeServer(at(loadUser, () => ({ data: balbir(reasons) })));
  await renderScreen(<Screen />, { locale, path, token: "balbir" });
  await expect.element(page.getByText("here")).toBeVisible();
}

test.each([
  ["incomplete", "/profile-registration"],
  ["paused", "/account#pause"],
  ["private", "/summary-details"],
  ["no_photo", "/profile-registration-edit/photo"],
] as const)("who is %s reads it, and finds the way on", async (reason, to) => {
  await show([reason]);
  await expect.element(page.getByText(inEnglish.reasons[reason])).toBeVisible();
  await expect.element(page.getByRole("link", { name: inEnglish.ways[reason] })).toHaveAttribute("href", to);
});

test("a member with an unverified number starts the verification from the notice, in Punjabi too", async () => {
  await show(["phone_unverified"], { locale: "pb" });
  await expect.element(page.getByText(inPunjabi.reasons.phone_unverified)).toBeVisible();
  await page.getByRole("button", { name: inPunjabi.ways.phone_unverified }).click();
  await expect.element(page.getByRole("dialog")).toBeVisible();
});

test("several reasons form a list", async () => {
  await show(["held", "phone_unverified", "no_photo"]);
  await expect.element(page.getByRole("listitem").nth(2)).toBeVisible();
  expect(page.getByRole("listitem").elements()).toHaveLength(3);
});

test("a member who is too young to marry sees from when they are suggested", async () => {
  await show(["under_age"]);
  await expect.element(page.getByText(late)).toBeVisible();
});

test("the notice does not link to the page it is on", async () => {
  await show(["private"], { path: "/summary-details" });
  await expect.element(page.getByText(inEnglish.reasons.private)).toBeVisible();
  expect(page.getByRole("link").elements()).toHaveLength(0);
});

test("a member who is visible to everyone and may send proposals sees no notice", async () => {
  await show([]);
  expect(page.getByRole("listitem").elements()).toHaveLength(0);
});
