import { vowelSigns } from "./gurmukhi-vowels.ts";

const consonants: Readonly<Record<string, string>> = {
  ਕ: "k",
  ਖ: "kh",
  ਗ: "g",
  ਘ: "gh",
  ਙ: "ng",
  ਚ: "ch",
  ਛ: "chh",
  ਜ: "j",
  ਝ: "jh",
  ਞ: "n",
  ਟ: "t",
  ਠ: "th",
  ਡ: "d",
  ਢ: "dh",
  ਣ: "n",
  ਤ: "t",
  ਥ: "th",
  ਦ: "d",
  ਧ: "dh",
  ਨ: "n",
  ਪ: "p",
  ਫ: "ph",
  ਬ: "b",
  ਭ: "bh",
  ਮ: "m",
  ਯ: "y",
  ਰ: "r",
  ਲ: "l",
  ਵ: "v",
  ਸ: "s",
  ਹ: "h",
  ੜ: "r",
  ਸ਼: "sh",
  ਖ਼: "kh",
  ਗ਼: "g",
  ਜ਼: "z",
  ਫ਼: "f",
  ਲ਼: "l",
};
const letters: Readonly<Record<string, string>> = {
  ਅ: "a",
  ਆ: "a",
  ਇ: "i",
  ਈ: "ee",
  ਉ: "u",
  ਊ: "oo",
  ਏ: "e",
  ਐ: "ai",
  ਓ: "o",
  ਔ: "au",
};
const signs: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(vowelSigns).flatMap(([letter, sign]) => (sign ? [[sign, letters[letter] ?? ""]] : [])),
);

/** One syllable: the sounds of its consonant and vowel. `bare` means that no vowel is written. */
type Syllable = { consonant: string; vowel: string; bare: boolean; nasal: boolean; doubled: boolean };

const syllable =
  /(?:([\u0a15-\u0a39\u0a5c]\u0a3c?)([\u0a3e-\u0a4c]?)(\u0a4d?)|([\u0a05-\u0a14]))([\u0a02\u0a70]?)(\u0a71?)/g;

/** Returns a Gurmukhi word in Latin letters as Punjabi families spell its sounds. */
export function soundsOfGurmukhi(word: string): string {
  const syllables = [...word.matchAll(syllable)].map(syllableOf);
  dropSilentVowels(syllables);
  return syllables.map((_, at) => spelled(syllables, at)).join("");
}

function syllableOf([
  ,
  consonant = "",
  sign = "",
  joined,
  letter = "",
  nasal,
  doubled,
]: RegExpMatchArray): Syllable {
  const bare = consonant !== "" && sign === "" && !joined;
  return {
    consonant: consonants[consonant] ?? "",
    vowel: letter ? (letters[letter] ?? "") : joined ? "" : (signs[sign] ?? "a"),
    bare,
    nasal: nasal !== "",
    doubled: doubled !== "",
  };
}

/** The unwritten vowel is silent at the end of a word, and between two syllables with a pronounced vowel. */
function dropSilentVowels(syllables: Syllable[]): void {
  for (let at = syllables.length - 1; at > 0; at -= 1) {
    const here = syllables[at];
    const before = syllables[at - 1];
    const after = syllables[at + 1];
    if (!here?.bare || here.nasal) continue;
    const between = before?.vowel && !before.doubled && !here.doubled && after?.consonant && after.vowel;
    if (after === undefined || between) here.vowel = "";
  }
}

function spelled(syllables: readonly Syllable[], at: number): string {
  const here = syllables[at];
  if (!here) return "";
  const before = syllables[at - 1];
  const after = syllables[at + 1];
  const soft_v = here.consonant === "v" && at > 0 && here.vowel === "a";
  const consonant = soft_v ? "w" : here.consonant;
  const twice = before?.doubled && consonant.length === 1 ? consonant : "";
  // Written as one letter at the end of a word and before another vowel: Bedi, Sandhu, Sonia.
  const shortened = after === undefined ? at > 0 && !here.nasal : after.consonant === "";
  const vowel = shortened ? here.vowel.replace("ee", "i").replace("oo", "u") : here.vowel;
  const nasal = here.nasal ? (/^[pbm]/.test(after?.consonant ?? "") ? "m" : "n") : "";
  return twice + consonant + vowel + nasal;
}
