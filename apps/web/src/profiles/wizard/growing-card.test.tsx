import type { User } from "@sanjog/contract/user";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { madeProfile } from "../../testing/made-profile.ts";
import { renderScreen } from "../../testing/render.tsx";
import { signedInMember } from "../../testing/signed-in-member.ts";
import { GrowingCard } from "./growing-card.tsx";

const made = madeProfile();
const personal = {
  profile_details: { ...made.profile_details, dob: "1997-04-12" },
} as never as Partial<User>;
const career = { career_details: made.career_details } as never as Partial<User>;
const nothing: Partial<User> = { profile_details: null, career_details: null };

const show = (saved: Partial<User>) =>
  renderScreen(<GrowingCard user={signedInMember({ ...nothing, ...saved })} />, { locale: "en" });
const card = page.getByRole("complementary", { name: "The card so far" });

test("before the first step every line says what is still missing", async () => {
  await show({});
  for (const line of ["Name, age", "Work, place", "Height, education"])
    await expect.element(card.getByText(line)).toBeVisible();
});

test("after the personal step the card has the name, and the work is still missing", async () => {
  await show(personal);
  await expect.element(card.getByText(/^Balbir [A-Za-z ]+, \d+$/)).toBeVisible();
  await expect.element(card.getByText("Name, age")).not.toBeInTheDocument();
  await expect.element(card.getByText("Work, place")).toBeVisible();
});

test("after the career step nothing is missing", async () => {
  await show({ ...personal, ...career });
  await expect.element(card.getByText(made.career_details.occupation_title)).toBeVisible();
  await expect.element(card.getByText("Height, education")).not.toBeInTheDocument();
});
