import { loadUser } from "@sanjog/contract/accounts";
import type { User } from "@sanjog/contract/user";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { useSession } from "../../platform/session.ts";
import { at, fakeServer } from "../../testing/fake-server.ts";
import { madeProfile } from "../../testing/made-profile.ts";
import { renderScreen } from "../../testing/render.tsx";
import { signedInMember } from "../../testing/signed-in-member.ts";
import { SummaryDetailsScreen } from "./summary-details-screen.tsx";

const made = madeProfile();

/** Balbir as the server describes him to himself. */
function balbir(change: Partial<User> = {}): User {
  const person = { ...made.profile_details, dob: "1997-04-12", blood_group: "not_known" };
  const own = { disability_explain: "", blood_group_title: "Not known" };
  const none = { instagram_link: "", facebook_link: "", reference_name: "", reference_relation: "" };
  const family = {
    father_name: "Gurdial Singh",
    mother_name: "Harbans Kaur",
    contact_address: "12 Canal Road",
  };
  const gotras = { paternal_gotra: "virdi", maternal_gotra: "tatla", family_living_in: "" };
  const written = { paternal_gotra_other: "", maternal_gotra_other: "" };
  return signedInMember({
    user_id: "balbir",
    gender: "male",
    profile_details: { ...person, ...own, ...none, reference_contact: "" } as never,
    family_details: { ...made.family_details, ...family, ...gotras, ...written } as never,
    career_details: {
      ...made.career_details,
      pincode: "141126",
      annual_income: "lakh_5_to_7",
      annual_income_title: "₹5–7 lakh",
    } as never,
    preferences: { ...made.preferences, country_ids: ["any"], must: null, gotra_rule: null } as never,
    ...change,
  });
}

function Screen() {
  return useSession().user && <SummaryDetailsScreen />;
}

async function show(user = balbir()) {
  fakeServer(at({ ...loadUser, reply: { parse: (data: unknown) => data } as never }, () => ({ data: user })));
  await renderScreen(<Screen />, { locale: "en", path: "/summary-details", token: "balbir" });
}

test("the own profile reads as others read it, and each part leads to its form", async () => {
  await show();
  await expect.element(page.getByText(/His father, Gurdial Singh, farms/)).toBeVisible();
  for (const [name, step] of [
    ["Edit Personal details", "personal"],
    ["Edit Family details", "family"],
    ["Edit Education and work", "career"],
    ["Edit Who are you looking for?", "preference"],
    ["Edit Photos", "photo"],
  ] as const)
    await expect
      .element(page.getByRole("link", { name }))
      .toHaveAttribute("href", `/profile-registration-edit/${step}`);
});

test("the round button on the photo leads to the photos, and has a name", async () => {
  await show();
  await expect
    .element(page.getByRole("link", { name: "Add photo", exact: true }))
    .toHaveAttribute("href", "/profile-registration-edit/photo");
});

test("a missing optional fact is offered at the end of its part and leads to its field", async () => {
  await show();
  await expect
    .element(page.getByRole("link", { name: "A few words about the family" }))
    .toHaveAttribute("href", "/profile-registration-edit/family#about_family");
  await expect.element(page.getByRole("link", { name: "A photo", exact: true })).toBeVisible();
});

test("one link shows the profile with the eyes of others", async () => {
  await show();
  await expect
    .element(page.getByRole("link", { name: "As others see it" }))
    .toHaveAttribute("href", "/seen-as/stranger");
});

test("a number that is not verified is verified from the own profile", async () => {
  await show(balbir({ phone_verified: false }));
  await expect.element(page.getByText("not verified yet")).toBeVisible();
  await page.getByRole("button", { name: "Verify WhatsApp Number" }).click();
  await expect.element(page.getByRole("dialog")).toBeVisible();
});
