import { expect, test } from "vitest";
import { profileNumberSchema } from "./profile-number.ts";
import { formatProfileNumber } from "./profile-number-words.ts";

test("a profile number may be written with blanks, hyphens and in Gurmukhi digits", () => {
  for (const written of ["482173065", " 482 173 065 ", "482-173-065", "੪੮੨ ੧੭੩ ੦੬੫"]) {
    expect(profileNumberSchema.parse(written)).toBe("482173065");
  }
});

test("what is no number of nine digits is refused by name", () => {
  for (const written of ["", "48217306", "4821730651", "082173065", "48217306a", 482_173_065]) {
    const read = profileNumberSchema.safeParse(written);
    expect(read.error?.issues[0]?.message).toBe("profile_number_invalid");
  }
});

test("a profile number is shown in groups of three", () => {
  expect(formatProfileNumber("482173065")).toBe("482 173 065");
});
