import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { any_option, optionLists } from "../reference/option-lists.ts";
import { anyMask, eachBit, factBit, factBits, wishMasks, wordsFrom, wordsOfOneField } from "./card-layout.ts";
import { type MatchFacts, meets, type Wishes, wishesMade } from "./criteria.ts";
import { cardCriteria, cardWords, wishTable } from "./wish-table.ts";

const now = new Date("2026-11-21T06:30:00Z");

describe("the layout of a match card", () => {
  test("gives every option of every field a bit of its own within 62 bits", () => {
    const taken = Object.fromEntries(cardWords.map((word) => [word, 0n]));
    for (const criterion of cardCriteria) {
      const { fact, word, room } = wishTable[criterion];
      expect(optionLists[fact].length, fact).toBeLessThanOrEqual(room);
      for (const option of optionLists[fact]) {
        const bit = factBit(criterion, option);
        expect((taken[word] ?? 0n) & bit, `${fact} ${option}`).toBe(0n);
        expect(bit & anyMask(criterion)).toBe(bit);
        expect(bit).toBeLessThan(1n << 62n);
        taken[word] = (taken[word] ?? 0n) | bit;
      }
    }
  });

  test("keeps the rooms of two fields apart", () => {
    for (const word of cardWords) {
      const masks = cardCriteria.filter((name) => wishTable[name].word === word).map(anyMask);
      const sum = masks.reduce((total, mask) => total + mask, 0n);
      expect(sum).toBe(masks.reduce((total, mask) => total | mask, 0n));
      expect(sum).toBeLessThan(1n << 62n);
    }
  });

  test("has no bit for an option that no list holds", () => {
    expect(factBit("diet", "paleo")).toBe(0n);
  });

  test("knows the words that hold one field, and the bits of a word one by one", () => {
    expect(wordsOfOneField).toEqual(["caste", "tongue", "occupation"]);
    const wished = ["arora", "khatri"].map((caste) => factBit("caste", caste));
    expect(eachBit(wished.reduce((sum, bit) => sum | bit, 0n)).toSorted()).toEqual(wished.toSorted());
    expect(eachBit(0n)).toEqual([]);
    expect(eachBit(anyMask("caste"))).toHaveLength(wishTable.caste.room);
  });
});

const option = (field: keyof typeof optionLists) =>
  fc.constantFrom(...(optionLists[field] as readonly string[]));
const wish = (field: keyof typeof optionLists) =>
  fc.oneof(
    fc.constant([any_option]),
    fc.subarray([...(optionLists[field] as readonly string[])], { minLength: 1, maxLength: 4 }),
  );
const lists = ["marital_status", "mother_tongue", "religion", "caste", "diet", "family_type"] as const;
const more = ["occupation", "residential_status"] as const;

const facts = fc.record({
  ...Object.fromEntries(
    [...lists, ...more, "highest_degree", "annual_income"].map((f) => [f, option(f as "diet")]),
  ),
  dob: fc.constant("1998-04-12"),
  height_inches: fc.constant(64),
  country_id: fc.constant(356),
}) as unknown as fc.Arbitrary<MatchFacts>;
const wishes = fc.record({
  ...Object.fromEntries([...lists, ...more].map((f) => [f, wish(f)])),
  minimum_education: option("highest_degree"),
  maximum_education: option("highest_degree"),
  income: fc.oneof(fc.constant(any_option), option("income")),
  country: fc.constant([any_option]),
}) as unknown as fc.Arbitrary<Wishes>;

test("bits meet masks exactly where a wish is met", () => {
  fc.assert(
    fc.property(wishes, facts, (wanted, are) => {
      const [bits, masks] = [factBits(are), wishMasks(wanted)];
      for (const criterion of cardCriteria) {
        expect((bits[criterion] & masks[criterion]) !== 0n, criterion).toBe(
          meets(criterion, wanted, are, now),
        );
      }
      const [is, wants] = [wordsFrom(bits), wordsFrom(masks)];
      const all = cardCriteria.every((c) => meets(c, wanted, are, now));
      expect(cardWords.every((word) => (is[word] & ~wants[word]) === 0n)).toBe(all);
    }),
    { numRuns: 300 },
  );
});

test('"Any" is no wish', () => {
  const any = Object.fromEntries([...lists, ...more, "country"].map((field) => [field, [any_option]]));
  const schooling = { minimum_education: "no_schooling", maximum_education: "doctorate" };
  const open = { ...any, ...schooling, income: any_option } as unknown as Wishes;
  expect(wishesMade(open)).toEqual(["age", "height"]);
  expect(wishesMade({ ...open, minimum_education: "primary" })).toEqual(["age", "height", "education"]);
  const wished = { ...open, diet: ["vegan"], country: [356] } satisfies Partial<Wishes>;
  expect(wishesMade({ ...wished, maximum_education: "masters", income: "no_income" })).toEqual([
    "age",
    "height",
    "diet",
    "country",
    "education",
    "income",
  ]);
});
