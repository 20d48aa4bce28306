import { expect, test } from "vitest";
import { heightFrom } from "../profiles/height.ts";
import { type OwnAnswers, proposedWishes } from "./proposed-wishes.ts";

const now = new Date("2026-06-01T06:00:00Z");
const asha: OwnAnswers = {
  gender: "female",
  dob: "2000-03-12",
  height: { feet: 5, inches: 6 },
  marital_status: "never_married",
  highest_degree: "masters",
};

test("a graduate of 26 is proposed men of 26 to 33, as tall or taller, never married, graduates or higher", () => {
  expect(proposedWishes(asha, now)).toEqual({
    age_min: 26,
    age_max: 33,
    height_min: { feet: 5, inches: 6 },
    height_max: { feet: 7, inches: 0 },
    marital_status: ["never_married"],
    minimum_education: "bachelors",
    maximum_education: "doctorate",
  });
});

test("a man is proposed women as old or younger, but of age, and as tall or shorter", () => {
  const balbir = { ...asha, gender: "male" as const, dob: "2004-03-12", highest_degree: "matric" };
  expect(proposedWishes(balbir, now)).toMatchObject({
    age_min: 18,
    age_max: 22,
    height_min: heightFrom(56),
    height_max: { feet: 5, inches: 6 },
    minimum_education: "no_schooling",
    maximum_education: "doctorate",
  });
});

test.each([
  ["divorced", ["any"]],
  ["widowed", ["any"]],
  ["never_married", ["never_married"]],
])("somebody %s is proposed %s", (marital_status, expected) => {
  expect(proposedWishes({ ...asha, marital_status }, now).marital_status).toEqual(expected);
});

test("a range of ages stays within the limits of the form", () => {
  const old = proposedWishes({ ...asha, dob: "1947-01-01" }, now);
  expect([old.age_min, old.age_max]).toEqual([79, 80]);
  const young = proposedWishes({ ...asha, dob: "2008-01-01" }, now);
  expect([young.age_min, young.age_max]).toEqual([21, 25]);
});
