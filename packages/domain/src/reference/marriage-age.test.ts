import { expect, test } from "vitest";
import { legalMarriageAge } from "./marriage-age.ts";

test("in India a man may marry at 21, a woman at 18", () => {
  expect(legalMarriageAge("IN", "male")).toBe(21);
  expect(legalMarriageAge("in", "female")).toBe(18);
});

test("in Nepal both may marry at 20", () => {
  expect(legalMarriageAge("NP", "male")).toBe(20);
  expect(legalMarriageAge("NP", "female")).toBe(20);
});

test("nobody is suggested below 18, wherever they live", () => {
  for (const iso of ["PK", "GB", "CA", "XX", ""]) {
    expect(legalMarriageAge(iso, "male")).toBe(18);
    expect(legalMarriageAge(iso, "female")).toBe(18);
  }
});
