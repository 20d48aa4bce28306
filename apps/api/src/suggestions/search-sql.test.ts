import { criteria, total_weight, wishTable } from "@sanjog/domain/suggestions/wish-table";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import type { MatchProfile } from "../relations/queries/match-profiles.ts";
import { suggestionsStatement } from "./queries.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp([]);
});
afterAll(() => app.close());

const asha: MatchProfile = {
  id: "asha",
  gender: "female",
  presence: { profile_status: 1, public_profile: true, phone_verified: true, leaving: false },
  facts: {
    dob: "1998-04-12",
    height_inches: 64,
    marital_status: "never_married",
    mother_tongue: "punjabi",
    religion: "sikh",
    caste: "arora",
    diet: "vegetarian",
    family_type: "joint",
    occupation: "teacher",
    country_id: 356,
    residential_status: "citizen",
    highest_degree: "bachelors",
    annual_income: "lakh_4_to_6",
  },
  wishes: {
    age_min: 25,
    age_max: 32,
    height_min: { feet: 5, inches: 6 },
    height_max: { feet: 6, inches: 2 },
    marital_status: ["never_married"],
    mother_tongue: ["any"],
    religion: ["sikh"],
    caste: ["arora", "khatri"],
    diet: ["vegetarian"],
    family_type: ["any"],
    occupation: ["any"],
    residential_status: ["any"],
    country: [356, 124],
    minimum_education: "bachelors",
    maximum_education: "doctorate",
    income: "any",
  },
  gotras: {
    paternal_gotra: "other",
    paternal_gotra_other: "Nanda",
    maternal_gotra: "other",
    maternal_gotra_other: "",
  },
  gotra_rule: "avoid",
  has_picture: true,
  last_active_on: null,
  joined_at: new Date("2026-01-01T00:00:00Z"),
  annual_income: "public",
};

const compiled = () => {
  const asked = { offset: 8, per_page: 8 };
  const visit = new Map([[1, ["balbir"]]]);
  return suggestionsStatement(asha, asked, new Date("2026-11-21T06:30:00Z"), visit).compile(app.deps.db);
};

test("the SQL of the search equals its snapshot", async () => {
  await expect(`${compiled().sql}\n`).toMatchFileSnapshot("./search.snapshot.sql");
});

test("the SQL of the search uses the weights of the domain's table", () => {
  const weights = [...compiled().sql.matchAll(/ then (\d+) else 0 end/g)].map(([, weight]) => Number(weight));
  const told = criteria.map((criterion) => wishTable[criterion].weight);
  expect(weights.toSorted()).toEqual(told.toSorted());
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(total_weight);
});
