import type { Preferences } from "../preferences/preferences.ts";
import {
  any_option,
  type CardField,
  educationRank,
  incomeRank,
  optionLists,
  optionPosition,
} from "../reference/option-lists.ts";
import type { MatchFacts, Wishes } from "./criteria.ts";

/** The words of a match card, each a signed 64-bit number of which 62 bits are used. */
export const cardWords = ["home", "caste", "tongue", "occupation", "career"] as const;
export type CardWord = (typeof cardWords)[number];

/**
 * Where the bits of each field stand. Cards are stored by it: room is left for lists to grow, and nothing is moved
 * without rebuilding every card.
 */
export const cardLayout = {
  marital_status: { word: "home", shift: 0, room: 10 },
  religion: { word: "home", shift: 10, room: 20 },
  diet: { word: "home", shift: 30, room: 10 },
  family_type: { word: "home", shift: 40, room: 10 },
  residential_status: { word: "home", shift: 50, room: 12 },
  caste: { word: "caste", shift: 0, room: 62 },
  mother_tongue: { word: "tongue", shift: 0, room: 62 },
  occupation: { word: "occupation", shift: 0, room: 62 },
  highest_degree: { word: "career", shift: 0, room: 31 },
  annual_income: { word: "career", shift: 31, room: 31 },
} as const satisfies Record<CardField, { word: CardWord; shift: number; room: number }>;

/** A bit, or several, for each field. */
export type CardMasks = Record<CardField, bigint>;

/** The bit that says what a member is, in its place within the word; 0 for an id that no list holds. */
export function factBit(field: CardField, id: string): bigint {
  const position = optionPosition(field, id);
  return position < 0 ? 0n : 1n << BigInt(cardLayout[field].shift + position);
}

function maskOf(field: CardField, accepted: (id: string) => boolean): bigint {
  return optionLists[field].reduce((mask, id) => (accepted(id) ? mask | factBit(field, id) : mask), 0n);
}

/** All bits of a field's room, so that an option of tomorrow is within "Any" too. */
export function anyMask(field: CardField): bigint {
  const { shift, room } = cardLayout[field];
  return ((1n << BigInt(room)) - 1n) << BigInt(shift);
}

type Listed = Exclude<CardField, "highest_degree" | "annual_income">;

function listMask(field: Listed, wished: Preferences[Listed]): bigint {
  const wishes: readonly string[] = wished;
  return wishes.includes(any_option) ? anyMask(field) : maskOf(field, (id) => wishes.includes(id));
}

/** What a member is, one bit a field. */
export function factBits(facts: Pick<MatchFacts, CardField>): CardMasks {
  return eachField((field) => factBit(field, facts[field]));
}

/** What a member accepts. A range of schooling and a least income become masks as well. */
export function wishMasks(wishes: Wishes): CardMasks {
  const low = educationRank(wishes.minimum_education);
  const high = educationRank(wishes.maximum_education);
  return eachField((field) => {
    if (field === "highest_degree") {
      return maskOf(field, (id) => low <= educationRank(id) && educationRank(id) <= high);
    }
    if (field === "annual_income") {
      if (wishes.income === any_option) return anyMask(field);
      return maskOf(field, (id) => incomeRank(id) >= incomeRank(wishes.income));
    }
    return listMask(field, wishes[field]);
  });
}

/** The words of a card, each the sum of its fields. */
export function wordsFrom(masks: CardMasks): Record<CardWord, bigint> {
  const words = Object.fromEntries(cardWords.map((word) => [word, 0n])) as Record<CardWord, bigint>;
  for (const field of Object.keys(cardLayout) as CardField[]) words[cardLayout[field].word] |= masks[field];
  return words;
}

/** The words in which a member is one bit: what is wished there is a list of whole words, which an index can find. */
export const wordsOfOneField: readonly CardWord[] = cardWords.filter(
  (name) => Object.values(cardLayout).filter(({ word }) => word === name).length === 1,
);

/** The bits of a word, each by itself. */
export function eachBit(word: bigint): bigint[] {
  return Array.from({ length: 62 }, (_, position) => 1n << BigInt(position)).filter(
    (bit) => (word & bit) !== 0n,
  );
}

function eachField(make: (field: CardField) => bigint): CardMasks {
  return Object.fromEntries(
    (Object.keys(cardLayout) as CardField[]).map((field) => [field, make(field)]),
  ) as CardMasks;
}
