import { fold } from "./controls/fold.ts";
import { consonantsOf, soundOf } from "./controls/sound.ts";

/** A word, or a whole text without spaces, in the three forms that the search compares. */
type Form = { letters: string; readonly sound: string; readonly consonants: string };
/** A typed text, or a text by which an option is found. */
export type SearchText = { whole: Form; words: readonly Form[] };

/** How well a text matches, from the closest to the loosest. */
const ranks = {
  equal: 0,
  begins: 1,
  word_equal: 2,
  word_begins: 3,
  inside: 4,
  sounds_equal: 5,
  sounds_begin: 6,
  sounds_inside: 7,
  same_consonants: 8,
  nearly: 9,
} as const;
const no_match = Number.POSITIVE_INFINITY;

/** Computes the sound on first use: a search by one or two letters never needs it. */
function formOf(word: string): Form {
  let sound: string | undefined;
  let consonants: string | undefined;
  return {
    letters: fold(word).replaceAll(" ", ""),
    get sound() {
      sound ??= soundOf(word);
      return sound;
    },
    get consonants() {
      consonants ??= consonantsOf(this.sound);
      return consonants;
    },
  };
}

function wordsOf(text: string): string[] {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[-.’'‘`\u200b-\u200d]/g, "")
    .split(/[^\p{L}\p{M}\p{N}+−]+/u)
    .filter((word) => word !== "");
}

const texts = new Map<string, SearchText>();
const texts_at_most = 40_000;

/** Returns a text in the forms that the ranks compare; cached. */
export function textOf(source: string): SearchText {
  const known = texts.get(source);
  if (known) return known;
  const sources = wordsOf(source);
  const words = sources.map(formOf);
  const [only] = words;
  const made = { whole: only && words.length === 1 ? only : formOf(sources.join("")), words };
  if (texts.size >= texts_at_most) texts.clear();
  texts.set(source, made);
  return made;
}

/** Returns whether two words differ by one inserted, deleted or changed letter, or by two swapped letters. */
function isNearly(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA.length > restB.length) return restA.slice(1) === restB;
  if (restA.length < restB.length) return restB.slice(1) === restA;
  if (restA.slice(1) === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}

/** Short words are compared by letters only: a loose match of "uk" would fit far too many options. */
const isShort = ({ letters }: Form) => letters.length < 3;

function soundRank(typed: Form, found: Form): number {
  if (isShort(typed) || isShort(found) || typed.sound.length < 2) return no_match;
  if (typed.sound === found.sound) return ranks.sounds_equal;
  if (typed.sound.length > 2 && found.sound.startsWith(typed.sound)) return ranks.sounds_begin;
  return no_match;
}

function closeRank(typed: Form, found: Form, is_whole: boolean): number {
  if (typed.letters === found.letters) return is_whole ? ranks.equal : ranks.word_equal;
  if (found.letters.startsWith(typed.letters)) return is_whole ? ranks.begins : ranks.word_begins;
  if (!isShort(typed) && found.letters.includes(typed.letters)) return ranks.inside;
  return soundRank(typed, found);
}

/** Returns whether the typed word is the other word with an ending: a plural, or a vowel that Punjabi changes. */
function isNearEnd(typed: Form, found: Form): boolean {
  const more = typed.sound.length - found.sound.length;
  return found.sound.length > 2 && more <= 2 && typed.sound.startsWith(found.sound);
}

function looseRank(typed: Form, found: Form, is_whole: boolean): number {
  const close = closeRank(typed, found, is_whole);
  if (close !== no_match || isShort(typed) || isShort(found) || typed.consonants.length < 2) return close;
  if (typed.consonants === found.consonants) return ranks.same_consonants;
  if (typed.consonants.length < 3 || typed.letters.length < 4) return no_match;
  if (found.sound.includes(typed.sound)) return ranks.sounds_inside;
  if (!is_whole && found.consonants.startsWith(typed.consonants)) return ranks.same_consonants;
  if (!is_whole && isNearEnd(typed, found)) return ranks.nearly;
  const alike = typed.sound[0] === found.sound[0] && typed.sound.length > 3;
  return alike && isNearly(typed.sound, found.sound) ? ranks.nearly : no_match;
}

type Compare = (typed: Form, found: Form, is_whole: boolean) => number;

/**
 * Ranks a text: every typed word must match some word of the text in any order, or all of them joined must match the
 * whole text.
 */
function textRank(query: SearchText, text: SearchText, compare: Compare): number {
  const whole = compare(query.whole, text.whole, true);
  if (whole === ranks.equal) return whole;
  const each = query.words.map((typed) => bestOf(text.words, (found) => compare(typed, found, false)));
  return Math.min(whole, ...(each.length > 0 ? [Math.max(...each)] : []));
}

function bestOf<T>(items: readonly T[], rankOf: (item: T) => number): number {
  let best = no_match;
  for (const item of items) best = Math.min(best, rankOf(item));
  return best;
}

type SearchTexts = readonly string[];

/** Words of a query may match different texts of an option: "bank munshi" names one job in two ways. */
function spreadRank(query: SearchText, searched: SearchTexts, compare: Compare): number {
  if (query.words.length < 2) return no_match;
  const words = searched.flatMap((source) => textOf(source).words);
  return Math.max(...query.words.map((typed) => bestOf(words, (found) => compare(typed, found, false))));
}

function rankWith(compare: Compare): (query: SearchText, searched: SearchTexts) => number {
  return (query, searched) =>
    Math.min(
      bestOf(searched, (source) => textRank(query, textOf(source), compare)),
      spreadRank(query, searched, compare),
    );
}

/** If no option matches every word of a query, the options that match one of its longer words are ranked. */
function someWordsRank(query: SearchText, searched: SearchTexts): number {
  const words = searched.flatMap((source) => textOf(source).words);
  const met = query.words.filter(
    (typed) => !isShort(typed) && bestOf(words, (found) => closeRank(typed, found, false)) !== no_match,
  );
  return met.length === 0 ? no_match : -met.length;
}

/** The comparisons from the closest to the loosest; each is tried only if all before it found nothing. */
const readings = [rankWith(closeRank), rankWith(looseRank), someWordsRank];

/**
 * Returns the options that match a query, the best first: equal and prefix matches, then options that sound alike.
 * Looser comparisons are used only if no closer one found anything.
 */
export function ranked<Option>(
  options: readonly Option[],
  query: SearchText,
  searchedOf: (option: Option) => SearchTexts,
): Option[] {
  for (const rankOf of readings) {
    const found = options
      .map((option) => ({ option, rank: rankOf(query, searchedOf(option)) }))
      .filter(({ rank }) => rank !== no_match);
    if (found.length > 0) return found.sort((a, b) => a.rank - b.rank).map(({ option }) => option);
  }
  return [];
}
