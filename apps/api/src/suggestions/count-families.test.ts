import { countFamilies } from "@sanjog/contract/suggestions";
import { afterAll, beforeAll, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete } from "../../test/support/families.ts";
import { createMember } from "../../test/support/people.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { relationsArea } from "../relations/routes.ts";
import { suggestionsArea } from "./routes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp([relationsArea, suggestionsArea]);
  for (let n = 0; n < 12; n += 1) {
    const dob = n < 6 ? "1998-04-12" : "1978-04-12";
    await createComplete(app, "Balbir", { member: { gender: "male" }, personal: { dob } });
  }
});
afterAll(() => app.close());

const open = {
  age_min: 18,
  age_max: 80,
  height_min: { feet: 4, inches: 0 },
  height_max: { feet: 7, inches: 11 },
  marital_status: ["any"],
  mother_tongue: ["any"],
  religion: ["any"],
  caste: ["any"],
  diet: ["any"],
  family_type: ["any"],
  occupation: ["any"],
  residential_status: ["any"],
  country: ["any"],
  minimum_education: "no_schooling",
  maximum_education: "doctorate",
  income: "any",
  gotra_rule: "warn",
} as const;
const draft = (wishes: object = {}) => ({ body: { ...open, ...wishes } });

test("a member in the middle of the wizard reads a rounded number, and nothing of a person", async () => {
  const asha = await createMember(app, "Asha", { gender: "female", profile_status: 0 });
  const { data } = await as(app, asha).call(countFamilies, draft());
  expect(data).toEqual({ families: 10, few: false, narrowest_wish: null });
});

test("a few families are rounded too, and the wish that excludes most is named", async () => {
  const asha = await createComplete(app, "Asha", { member: { gender: "female" } });
  const { data } = await as(app, asha).call(countFamilies, draft({ age_max: 35 }));
  expect(data).toEqual({ families: 5, few: true, narrowest_wish: "age" });
});

test("fewer than five families are no number, so that drafts cannot be used to look for one person", async () => {
  const asha = await createComplete(app, "Asha", { member: { gender: "female" } });
  await createComplete(app, "Charan", { member: { gender: "male" }, career: { occupation: "farming" } });
  const one = await as(app, asha).call(countFamilies, draft({ occupation: ["farming"] }));
  const none = await as(app, asha).call(countFamilies, draft({ occupation: ["pilot_aviation"] }));
  expect(one.data.families).toBeNull();
  expect(none.data).toEqual(one.data);
});

test("a suspended member and a visitor count nobody", async () => {
  const deepa = await createComplete(app, "Deepa", { member: { gender: "female", profile_status: 6 } });
  const { data } = await as(app, deepa).call(countFamilies, draft());
  expect(data).toEqual({ families: null, few: true, narrowest_wish: null });
  const visitor = await as(app, { token: "" }).call(countFamilies, draft());
  expect(visitor.status).toBe(401);
});

test("counting is limited like the pages of the search", async () => {
  const asha = await createComplete(app, "Asha", { member: { gender: "female" } });
  const statuses = new Set<number>();
  for (let n = 0; n < 320 && !statuses.has(429); n += 1)
    statuses.add((await as(app, asha).call(countFamilies, draft())).status);
  expect([...statuses]).toEqual([200, 429]);
});
