import { loadUser } from "@sanjog/contract/accounts";
import { savePreferences } from "@sanjog/contract/preferences";
import type { OwnPreferences } from "@sanjog/contract/profile-details";
import { showNarrowestWish } from "@sanjog/contract/suggestions";
import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { at, fakeServer } from "../testing/fake-server.ts";
import { renderScreen } from "../testing/render.tsx";
import { signedInMember } from "../testing/signed-in-member.ts";
import { NarrowestWish, type OpenedWish } from "./narrowest-wish.tsx";

const any = { code: ["any"], title: ["Any"] };
const preferences: OwnPreferences = {
  age_min: 24,
  age_max: 30,
  height_min: { feet: 5, inches: 2 },
  height_max: { feet: 5, inches: 9 },
  marital_status: ["never_married"],
  marital_status_title: ["Never married"],
  mother_tongue: any.code,
  mother_tongue_title: any.title,
  religion: any.code,
  religion_title: any.title,
  caste: any.code,
  caste_title: any.title,
  diet: any.code,
  diet_title: any.title,
  family_type: any.code,
  family_type_title: any.title,
  occupation: any.code,
  occupation_title: any.title,
  residential_status: any.code,
  residential_status_title: any.title,
  country: [{ id: 0, name: "Any" }],
  country_ids: ["any"],
  minimum_education: "bachelors",
  minimum_education_title: "Graduate",
  maximum_education: "bachelors",
  maximum_education_title: "Graduate",
  income: "any",
  income_title: "Any",
  must: [],
  gotra_rule: "warn",
  about_desired_partner: "Kind and honest",
};

function AboveList() {
  const opened = useState<OpenedWish>(null);
  return <NarrowestWish short opened={opened} />;
}

function open(criterion: string) {
  const server = fakeServer(
    at(loadUser, () => ({ data: signedInMember({ preferences }) })),
    at(showNarrowestWish, () => ({ data: { narrowest_wish: { criterion, would_add: 51 } } })),
    at(savePreferences, () => ({ data: { data: preferences } })),
  );
  const saved = () => server.asked.filter(({ name }) => name === "savePreferences").map(({ body }) => body);
  return { saved, screen: renderScreen(<AboveList />, { locale: "en", token: "asha" }) };
}

test("A short list shows those whom the narrowest wish excludes at a press, which can be undone", async () => {
  const { saved, screen } = open("education");
  await screen;
  await expect.element(page.getByText(/Your preference for education rules out/)).toBeVisible();
  await page.getByRole("button", { name: "Show those 51 too" }).click();
  await expect.element(page.getByText("You are now open about education.")).toBeVisible();
  const degrees = (minimum_education: string, maximum_education: string) => ({
    minimum_education,
    maximum_education,
    marital_status: ["never_married"],
  });
  expect(saved()).toMatchObject([degrees("no_schooling", "doctorate")]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(page.getByRole("button", { name: "Show those 51 too" })).toBeVisible();
  expect(saved()).toMatchObject([degrees("no_schooling", "doctorate"), degrees("bachelors", "bachelors")]);
});

test("The age, which has no “Any”, is changed by hand", async () => {
  const { screen } = open("age");
  await screen;
  await expect
    .element(page.getByRole("link", { name: "Change this preference" }))
    .toHaveAttribute("href", "/profile-registration-edit/preference");
});

test("A wish that this version does not know is not mentioned", async () => {
  const { screen } = open("zodiac");
  await screen;
  await expect.element(page.getByText(/rules out/)).not.toBeInTheDocument();
});
