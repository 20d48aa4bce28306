import { describe, expect, test } from "vitest";
import { distinguishingReasons, type ReasonFacts } from "./distinguishing-reasons.ts";

const asha = { city: "Ludhiana", country: "India" };
/** Shares nothing with Asha that a card would mention. */
const balbir: ReasonFacts = {
  city: "Surrey",
  country: "Canada",
  namdhari_sect: false,
  theirs_met: 4,
  theirs_of: 5,
};
const reasonsOf = (facts: Partial<ReasonFacts>, viewer: typeof asha | null = asha) =>
  distinguishingReasons([{ ...balbir, ...facts }, balbir], viewer)[0];

describe("A card mentions", () => {
  test.each<[string, Partial<ReasonFacts>, string[]]>([
    ["nothing for a person whom nothing sets apart", {}, []],
    ["the sect", { namdhari_sect: true }, ["namdhari"]],
    ["the viewer's city", asha, ["same_city"]],
    ["no city of that name in another country", { ...asha, country: "Pakistan" }, []],
    ["no city that is left out", { city: "", country: "India" }, []],
    ["that the viewer fits all their wishes", { theirs_met: 5 }, ["fits_all_theirs"]],
    ["no fit to a person without a wish", { theirs_met: 0, theirs_of: 0 }, []],
    [
      "all three, the city first",
      { ...asha, namdhari_sect: true, theirs_met: 5 },
      ["same_city", "namdhari", "fits_all_theirs"],
    ],
  ])("%s", (_, facts, shown) => {
    expect(reasonsOf(facts)).toEqual(shown);
  });

  test("no city while the viewer's own is unknown", () => {
    expect(reasonsOf({ city: "", country: "" }, null)).toEqual([]);
    expect(reasonsOf(asha, null)).toEqual([]);
  });
});

describe("A reason that everyone shares", () => {
  const charan = { ...balbir, namdhari_sect: true, theirs_met: 5 };
  const deepa = { ...balbir, namdhari_sect: true };

  test("is left out, and the others stay", () => {
    expect(distinguishingReasons([charan, deepa], asha)).toEqual([["fits_all_theirs"], []]);
  });

  test("is kept for a single person, who has nobody to be compared with", () => {
    expect(distinguishingReasons([charan], asha)).toEqual([["namdhari", "fits_all_theirs"]]);
  });

  test("is absent from an empty list", () => {
    expect(distinguishingReasons([], asha)).toEqual([]);
  });
});
