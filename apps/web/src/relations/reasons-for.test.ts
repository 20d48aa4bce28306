import type { User } from "@sanjog/contract/user";
import { expect, test } from "vitest";
import { madeSuggestion } from "../testing/made-suggestion.ts";
import { reasonsFor, reasonViewer } from "./reasons-for.ts";

test("A member of the viewer's city is set apart by it, in the words of the same language", () => {
  const [balbir, charan] = [madeSuggestion("balbir", "Balbir"), madeSuggestion("charan", "Charan")];
  charan.career_details = { ...charan.career_details, city: "Ludhiana", country: "India" };
  const asha = {
    profile_details: { dob: "2000-03-12", hobbies_title: ["Kirtan"] },
    career_details: {
      city: { id: 1, name: "Ludhiana" },
      country: { id: 356, name: "India" },
      occupation: "doctor",
      highest_degree_title: "Doctorate",
    },
  } as User;
  const viewer = reasonViewer(asha, new Date("2026-11-23"));
  expect(viewer).toEqual({
    city: "Ludhiana",
    country: "India",
    occupation: "doctor",
    education: "Doctorate",
    hobbies: ["Kirtan"],
    age: 26,
  });
  expect([...reasonsFor([balbir, charan], viewer)]).toEqual([
    ["balbir", []],
    ["charan", [{ reason: "same_city", hobbies: [] }]],
  ]);
});
