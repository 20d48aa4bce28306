import { listSuggestions } from "@sanjog/contract/suggestions";
import { viewProfile } from "@sanjog/contract/view-profile";
import { afterAll, beforeAll, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { canada, createComplete } from "../../test/support/families.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { relationsArea } from "../relations/routes.ts";
import { suggestionsArea } from "../suggestions/routes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp([relationsArea, suggestionsArea]);
});
afterAll(() => app.close());

test("a card and a profile give the income in the currencies of the owner's and the reader's country", async () => {
  const asha = await createComplete(app, "Asha", { member: { gender: "female" } });
  const balbir = await createComplete(app, "Balbir", {
    member: { gender: "male" },
    career: { country_id: canada, annual_income: "lakh_50_to_75" },
  });
  const titles = async (reader: typeof asha, owner: typeof asha) => {
    const list = await as(app, reader).call(listSuggestions, { query: { per_page: 8, page: 1 } });
    const profile = await as(app, reader).call(viewProfile, { params: { id: owner.id } });
    return [list.data.data[0], profile.data.data].map((view) => view?.career_details.annual_income_title);
  };
  expect(await titles(asha, balbir)).toEqual(Array(2).fill("CA$85,000–130,000 (₹50–75 lakh)"));
  expect(await titles(balbir, asha)).toEqual(Array(2).fill("₹4–6 lakh (CA$6,800–10,000)"));
});
