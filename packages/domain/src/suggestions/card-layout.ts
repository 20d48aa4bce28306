import {
  any_option,
  educationRank,
  incomeRank,
  optionLists,
  optionPosition,
} from "../reference/option-lists.ts";
import type { MatchFacts, Wishes } from "./criteria.ts";
import {
  type CardCriterion,
  type CardField,
  type CardWord,
  cardCriteria,
  cardWords,
  wishTable,
} from "./wish-table.ts";

/** One or more bits for each wish. */
export type CardMasks = Record<CardCriterion, bigint>;

/** Returns the bit of a member's option at its position within the word; 0 for an unknown id. */
export function factBit(criterion: CardCriterion, id: string): bigint {
  const { fact, shift } = wishTable[criterion];
  const position = optionPosition(fact, id);
  return position < 0 ? 0n : 1n << BigInt(shift + position);
}

function maskOf(criterion: CardCriterion, accepted: (id: string) => boolean): bigint {
  const ids: readonly string[] = optionLists[wishTable[criterion].fact];
  return ids.reduce((mask, id) => (accepted(id) ? mask | factBit(criterion, id) : mask), 0n);
}

/** Returns all bits reserved for a wish, so that "Any" includes options added later. */
export function anyMask(criterion: CardCriterion): bigint {
  const { shift, room } = wishTable[criterion];
  return ((1n << BigInt(room)) - 1n) << BigInt(shift);
}

/** Returns a member's own options, one bit per wish. */
export function factBits(facts: Pick<MatchFacts, CardField>): CardMasks {
  return eachWish((criterion) => factBit(criterion, facts[wishTable[criterion].fact]));
}

/** Returns the options that a member accepts. An education range and a minimum income become masks as well. */
export function wishMasks(wishes: Wishes): CardMasks {
  const low = educationRank(wishes.minimum_education);
  const high = educationRank(wishes.maximum_education);
  return eachWish((criterion) => {
    if (criterion === "education") {
      return maskOf(criterion, (id) => low <= educationRank(id) && educationRank(id) <= high);
    }
    if (criterion === "income") {
      if (wishes.income === any_option) return anyMask(criterion);
      return maskOf(criterion, (id) => incomeRank(id) >= incomeRank(wishes.income));
    }
    const wished: readonly string[] = wishes[criterion];
    return wished.includes(any_option) ? anyMask(criterion) : maskOf(criterion, (id) => wished.includes(id));
  });
}

/** Returns the words of a card, each the sum of its fields. */
export function wordsFrom(masks: CardMasks): Record<CardWord, bigint> {
  const words = Object.fromEntries(cardWords.map((word) => [word, 0n])) as Record<CardWord, bigint>;
  for (const criterion of cardCriteria) words[wishTable[criterion].word] |= masks[criterion];
  return words;
}

/**
 * The words in which a member has exactly one bit, so that a wish is a list of whole words, which an index can find.
 */
export const wordsOfOneField: readonly CardWord[] = cardWords.filter(
  (name) =>
    !name.startsWith("spare") &&
    cardCriteria.filter((criterion) => wishTable[criterion].word === name).length === 1,
);

/** Returns each set bit of a word separately. */
export function eachBit(word: bigint): bigint[] {
  return Array.from({ length: 62 }, (_, position) => 1n << BigInt(position)).filter(
    (bit) => (word & bit) !== 0n,
  );
}

function eachWish(make: (criterion: CardCriterion) => bigint): CardMasks {
  return Object.fromEntries(cardCriteria.map((criterion) => [criterion, make(criterion)])) as CardMasks;
}
