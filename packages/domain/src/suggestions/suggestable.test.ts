import { describe, expect, test } from "vitest";
import { ageOn, day_ms, dayNumber } from "../calendar.ts";
import { legalMarriageAge } from "../reference/marriage-age.ts";
import { gotraKeys, shareGotra } from "./gotra.ts";
import { maybeSuggested, suggestableFrom } from "./suggestable.ts";

describe("who is suggested", () => {
  const open = {
    profile_status: 1,
    public_profile: true,
    complete: true,
    phone_verified: true,
    leaving: false,
  } as const;

  test.each([0, 1, 2, 3, 4, 5, 6] as const)("in status %i, only those who are active", (profile_status) => {
    expect(maybeSuggested({ ...open, profile_status })).toBe(profile_status === 1 || profile_status === 4);
  });

  test("nobody who is private, unverified, incomplete or leaving", () => {
    expect(maybeSuggested({ ...open, leaving: true })).toBe(false);
    expect(maybeSuggested({ ...open, public_profile: false })).toBe(false);
    expect(maybeSuggested({ ...open, phone_verified: false })).toBe(false);
    expect(maybeSuggested({ ...open, complete: false })).toBe(false);
  });
});

describe("the age that the law asks for", () => {
  test.each([
    ["2005-11-21", "IN", "male", "2026-11-21"],
    ["2005-11-21", "IN", "female", "2023-11-21"],
    ["2005-11-21", "CA", "male", "2023-11-21"],
    ["2004-02-29", "IN", "male", "2025-03-01"],
    ["2008-02-29", "NP", "female", "2028-02-29"],
  ] as const)("one born on %s who lives in %s, %s, is suggested from %s", (dob, iso, gender, from) => {
    expect(suggestableFrom(dob, iso, gender)).toBe(from);
  });

  test("is reached on that very day", () => {
    for (const dob of ["2004-02-29", "2004-02-28", "2004-03-01", "2003-12-31"]) {
      const from = suggestableFrom(dob, "IN", "male");
      const eve = new Date((dayNumber(from) - 1) * day_ms).toISOString().slice(0, 10);
      expect(ageOn(dob, from)).toBe(legalMarriageAge("IN", "male"));
      expect(ageOn(dob, eve)).toBe(legalMarriageAge("IN", "male") - 1);
    }
  });
});

describe("gotras", () => {
  const of = (
    paternal_gotra: string,
    maternal_gotra: string,
    paternal_gotra_other = "",
    maternal_gotra_other = "",
  ) => ({
    paternal_gotra,
    maternal_gotra,
    paternal_gotra_other,
    maternal_gotra_other,
  });

  test.each([
    ["father and father", of("gill", "bains"), of("gill", "sandhu"), true],
    ["father and mother", of("gill", "bains"), of("sandhu", "gill"), true],
    ["mother and father", of("gill", "bains"), of("bains", "sandhu"), true],
    ["mother and mother", of("gill", "bains"), of("sandhu", "bains"), true],
    ["none", of("gill", "bains"), of("sandhu", "dhillon"), false],
    ["one of their own words", of("other", "bains", "Nanda  Rai"), of("other", "gill", "nanda rai "), true],
    ["one word in two spellings", of("other", "bains", "ਖ਼ੱਬਲਾਂ"), of("other", "gill", "ਖਬਲਾੰ"), true],
    ["words that tippi tells apart", of("other", "bains", "ਚੰਬਲ"), of("other", "gill", "ਚੱਬਲ"), false],
    ["others of different words", of("other", "bains", "Rai"), of("other", "gill", "Ray"), false],
    ["others without a word", of("other", "bains"), of("other", "gill"), false],
    ["a listed one and the same word", of("other", "bains", "gill"), of("gill", "sandhu"), false],
  ])("are shared by way of %s", (_, a, b, shared) => {
    expect(shareGotra(a, b)).toBe(shared);
    expect(shareGotra(b, a)).toBe(shared);
  });

  test("that nobody named have no key", () => {
    expect(gotraKeys(of("other", "gill"))).toEqual({ paternal: null, maternal: "gill" });
  });
});
