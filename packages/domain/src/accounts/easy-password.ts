/** Returns whether a word is one that an attacker who knows this community tries first. */
export type IsEasyWord = (word: string) => boolean;

const longest_word = 24;
const shortest_word = 4;
const most_words = 2;
/** With fewer characters than this besides such words, an attacker who knows the community needs few guesses. */
const least_surprise = 5;

/** Rows of the keyboard, the alphabet and the digits: sequences of these add no security. */
const rows = [
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "1234567890",
  "abcdefghijklmnopqrstuvwxyz",
  "1qaz2wsx3edc4rfv",
];
const runs = rows.flatMap((row) => [row, Array.from(row).toReversed().join("")]);
const shortest_run = 3;

const dressed: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

/**
 * Returns whether a password is little more than one or two words of the community, a keyboard sequence or one
 * repeated character, with a capital, digits and symbols around it.
 */
export function isEasyPassword(password: string, isWord: IsEasyWord): boolean {
  const plain = password.normalize("NFKC").toLowerCase();
  const undressed = Array.from(plain, (sign) => dressed[sign] ?? sign).join("");
  return [plain, undressed].some((text) => isEasyText(text, isWord));
}

function isEasyText(text: string, isWord: IsEasyWord): boolean {
  let words = 0;
  let surprise = 0;
  for (let at = 0; at < text.length; ) {
    const rest = text.slice(at);
    const word = wordAt(rest, isWord);
    if (word > 0) words += 1;
    const run = Math.max(word, runAt(rest));
    if (run > 0) {
      at += run;
      continue;
    }
    const [piece = "", weight] = pieceAt(rest);
    surprise += weight;
    at += piece.length;
  }
  return words <= most_words && surprise < least_surprise;
}

/** Returns the length of the longest easy word at the beginning of a text; 0 when there is none. */
function wordAt(text: string, isWord: IsEasyWord): number {
  const letters = /^\p{L}*/u.exec(text)?.[0].slice(0, longest_word) ?? "";
  for (let length = letters.length; length >= shortest_word; length -= 1)
    if (isWord(letters.slice(0, length))) return length;
  return 0;
}

function runAt(text: string): number {
  const repeated = /^(.)\1{2,}/u.exec(text)?.[0].length ?? 0;
  const along = runs.map((run) => sharedFrom(text, run)).reduce((most, one) => Math.max(most, one), 0);
  const longest = Math.max(repeated, along);
  return longest >= shortest_run ? longest : 0;
}

/** Returns how many characters of a text follow a row, beginning anywhere in the row. */
function sharedFrom(text: string, run: string): number {
  const from = run.indexOf(text[0] ?? " ");
  if (from < 0) return 0;
  let length = 0;
  while (length < text.length && text[length] === run[from + length]) length += 1;
  return length;
}

/**
 * Returns the first piece of a text outside words and sequences, with its weight: a letter counts one, a run of digits
 * at most two, a run of symbols one.
 */
function pieceAt(text: string): [piece: string, weight: number] {
  const digits = /^\d+/.exec(text)?.[0];
  if (digits) return [digits, Math.min(2, digits.length)];
  const signs = /^[^\p{L}\d]+/u.exec(text)?.[0];
  if (signs) return [signs, 1];
  return [/^(.)\1?/u.exec(text)?.[0] ?? text, 1];
}
