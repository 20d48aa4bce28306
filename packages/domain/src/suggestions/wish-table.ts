import type { WishName } from "../preferences/wishes-made.ts";

/**
 * The wishes in display order, each with its weight: what matters in a couple's daily life weighs most; caste and
 * religion count like any other wish, never alone. A wish for options of a list also names the `fact` that it is
 * compared with, and its bits on a match card: `room` bits of a word from `shift`. Cards are stored in this form with
 * room for lists to grow; moving or adding a wish requires raising `card_version`. The words `spare_1` and `spare_2`
 * are empty.
 */
export const wishTable = {
  age: { weight: 3 },
  height: { weight: 1 },
  marital_status: { weight: 3, fact: "marital_status", word: "home", shift: 0, room: 10 },
  mother_tongue: { weight: 2, fact: "mother_tongue", word: "tongue", shift: 0, room: 62 },
  religion: { weight: 2, fact: "religion", word: "home", shift: 10, room: 20 },
  caste: { weight: 2, fact: "caste", word: "caste", shift: 0, room: 62 },
  diet: { weight: 2, fact: "diet", word: "home", shift: 30, room: 10 },
  family_type: { weight: 1, fact: "family_type", word: "home", shift: 40, room: 10 },
  occupation: { weight: 1, fact: "occupation", word: "occupation", shift: 0, room: 62 },
  country: { weight: 3 },
  residential_status: { weight: 1, fact: "residential_status", word: "home", shift: 50, room: 12 },
  education: { weight: 2, fact: "highest_degree", word: "career", shift: 0, room: 31 },
  income: { weight: 1, fact: "annual_income", word: "career", shift: 31, room: 31 },
} as const satisfies Record<WishName, Wish>;

/** The version of the rows written now. A nightly job rewrites older rows. */
export const card_version = 3;

type Wish = { weight: number } | (Room & { weight: number; fact: string });
type Room = { word: Word; shift: number; room: number };
type Word = (typeof words)[number];

/** Each is a signed 64-bit number, of which 62 bits are used. */
const words = ["home", "caste", "tongue", "occupation", "career", "spare_1", "spare_2"] as const;

type Table = typeof wishTable;
export type Criterion = keyof Table;
export const criteria = Object.keys(wishTable) as Criterion[];
export const total_weight = criteria.reduce((sum, criterion) => sum + wishTable[criterion].weight, 0);

/** The wishes for options of a list, which are bits on a match card. */
export type CardCriterion = { [Name in Criterion]: Table[Name] extends Room ? Name : never }[Criterion];
export const cardCriteria = criteria.filter((name): name is CardCriterion => "word" in wishTable[name]);

/** The fields whose option is a bit on a match card. */
export type CardField = Table[CardCriterion]["fact"];
export const cardFields: readonly CardField[] = cardCriteria.map((name) => wishTable[name].fact);

/** The words of a match card that are in use. */
export type CardWord = Table[CardCriterion]["word"];
export const cardWords = words.filter((word): word is CardWord =>
  cardCriteria.some((name) => wishTable[name].word === word),
);
