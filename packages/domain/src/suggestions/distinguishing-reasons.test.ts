import { describe, expect, test } from "vitest";
import { distinguishingReasons, type ReasonFacts, type ReasonViewer } from "./distinguishing-reasons.ts";

const asha = { city: "Ludhiana", country: "India" };
const viewing = {
  ...asha,
  occupation: "teacher",
  education: "Graduate",
  hobbies: ["Kirtan", "Reading", "Cooking"],
  age: 26,
};
/** Shares nothing with Asha that a card would mention. */
const balbir: ReasonFacts = {
  city: "Surrey",
  country: "Canada",
  occupation: "engineer",
  education: "Diploma",
  hobbies: ["Farming"],
  age: 30,
  namdhari_sect: false,
};
const codesOf = (people: readonly ReasonFacts[], viewer: ReasonViewer | null) =>
  distinguishingReasons(people, viewer).map((found) => found.map(({ reason }) => reason));
const reasonsOf = (facts: Partial<ReasonFacts>, viewer: ReasonViewer | null = viewing) =>
  codesOf([{ ...balbir, ...facts }, balbir], viewer)[0];

describe("A card mentions", () => {
  test.each<[string, Partial<ReasonFacts>, string[]]>([
    ["nothing for a person whom nothing sets apart", {}, []],
    ["the sect", { namdhari_sect: true }, ["namdhari"]],
    ["the viewer's city", asha, ["same_city"]],
    ["no city of that name in another country", { ...asha, country: "Pakistan" }, []],
    ["the viewer's country, where the city is another", { country: "India" }, ["same_country"]],
    ["no city that is left out", { city: "", country: "India" }, ["same_country"]],
    ["the viewer's occupation", { occupation: "teacher" }, ["same_work"]],
    ["hobbies of both", { hobbies: ["Farming", "Reading"] }, ["same_hobbies"]],
    ["the viewer's education", { education: "Graduate" }, ["same_education"]],
    ["an age of one year more", { age: 27 }, ["close_in_age"]],
    ["an age of one year less", { age: 25 }, ["close_in_age"]],
    ["no age of two years more", { age: 28 }, []],
    [
      "no more than three, the city first",
      { ...asha, occupation: "teacher", age: 26, namdhari_sect: true },
      ["same_city", "namdhari", "same_work"],
    ],
  ])("%s", (_, facts, shown) => {
    expect(reasonsOf(facts)).toEqual(shown);
  });

  test("no city while the viewer's own is unknown", () => {
    expect(reasonsOf({ city: "", country: "" }, null)).toEqual([]);
    expect(reasonsOf(asha, null)).toEqual([]);
  });

  test.each(["student", "not_working", "other"])("no occupation as vague as %s", (occupation) => {
    expect(reasonsOf({ occupation }, { ...viewing, occupation })).toEqual([]);
  });

  test("no age while the viewer's own is unknown", () => {
    expect(codesOf([{ ...balbir, age: 26 }], { ...viewing, age: null })).toEqual([[]]);
    expect(codesOf([{ ...balbir, age: 26 }], null)).toEqual([[]]);
  });
});

describe("A reason that most share", () => {
  const charan = { ...balbir, ...asha, namdhari_sect: true };
  const deepa = { ...balbir, namdhari_sect: true };

  test("is left out, and the others stay", () => {
    expect(codesOf([charan, deepa], viewing)).toEqual([["same_city"], []]);
  });

  test("is left out for those whom it would not set apart, and kept where half share it", () => {
    const deepa_of = (count: number) => Array.from({ length: count }, () => deepa);
    expect(codesOf([...deepa_of(2), balbir], viewing)).toEqual([[], [], []]);
    expect(codesOf([deepa, balbir], viewing)).toEqual([["namdhari"], []]);
  });

  test("is kept if it is hobbies, which are not the same for all", () => {
    const ekam = { ...balbir, hobbies: ["Cooking", "Kirtan", "Reading"] };
    const fateh = { ...balbir, hobbies: ["Reading"] };
    expect(distinguishingReasons([ekam, fateh], viewing)).toEqual([
      [{ reason: "same_hobbies", hobbies: ["Cooking", "Kirtan"] }],
      [{ reason: "same_hobbies", hobbies: ["Reading"] }],
    ]);
  });

  test("is kept for a single person, who has nobody to be compared with", () => {
    expect(codesOf([charan], viewing)).toEqual([["same_city", "namdhari"]]);
  });

  test("is absent from an empty list", () => {
    expect(codesOf([], viewing)).toEqual([]);
  });
});

test("The reason that the fewest share comes first", () => {
  const deepa = { ...balbir, namdhari_sect: true };
  const gurmeet = { ...balbir, namdhari_sect: true, age: 26 };
  expect(codesOf([gurmeet, deepa, balbir, balbir], viewing)).toEqual([
    ["close_in_age", "namdhari"],
    ["namdhari"],
    [],
    [],
  ]);
});
