import { expect, test } from "vitest";
import { draftWishesSchema } from "../preferences/preferences.ts";
import { widened } from "./widened.ts";
import { criteria } from "./wish-table.ts";

const narrow = draftWishesSchema.parse({
  age_min: 19,
  age_max: 25,
  height_min: { feet: 5, inches: 6 },
  height_max: { feet: 5, inches: 8 },
  marital_status: ["widowed"],
  mother_tongue: ["punjabi"],
  religion: ["sikh"],
  caste: ["saini"],
  diet: ["vegan"],
  family_type: ["joint"],
  occupation: ["teacher"],
  residential_status: ["citizen"],
  country: [356],
  minimum_education: "masters",
  maximum_education: "masters",
  income: "crore_1_to_2",
  gotra_rule: "warn",
});

test.each(criteria)("widening %s gives wishes that can be saved and differ from before", (criterion) => {
  const wider = draftWishesSchema.parse({ ...narrow, ...widened(criterion, narrow) });
  expect(wider).not.toEqual(narrow);
});

test("ranges widen by a little at both ends, within the limits", () => {
  expect(widened("age", narrow)).toEqual({ age_min: 18, age_max: 28 });
  expect(widened("height", narrow)).toEqual({
    height_min: { feet: 5, inches: 4 },
    height_max: { feet: 5, inches: 10 },
  });
});
