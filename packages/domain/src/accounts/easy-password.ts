/** Whether a word is one that people of this community try first. */
export type IsEasyWord = (word: string) => boolean;

const longest_word = 24;
const shortest_word = 4;
const most_words = 2;
/** With less than this beside such words, a guesser who knows the community needs few tries. */
const least_surprise = 5;

/** Rows of the keyboard, the alphabet and the digits: what a finger runs along is no secret. */
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
 * Whether a password is little more than one or two words of the community, a run of the keyboard or one sign repeated,
 * with a capital, digits and signs around it.
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

/** The length of the longest word with which a text begins; 0 where it begins with none. */
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

/** How far a text follows a row from wherever its first sign stands. */
function sharedFrom(text: string, run: string): number {
  const from = run.indexOf(text[0] ?? " ");
  if (from < 0) return 0;
  let length = 0;
  while (length < text.length && text[length] === run[from + length]) length += 1;
  return length;
}

/** What no word and no run explains: each letter counts; of digits together two, of signs one. */
function pieceAt(text: string): [piece: string, weight: number] {
  const digits = /^\d+/.exec(text)?.[0];
  if (digits) return [digits, Math.min(2, digits.length)];
  const signs = /^[^\p{L}\d]+/u.exec(text)?.[0];
  if (signs) return [signs, 1];
  return [/^(.)\1?/u.exec(text)?.[0] ?? text, 1];
}
