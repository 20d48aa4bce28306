import type { NameScript } from "@sanjog/domain/form/name-script";
import { gurmukhiFromSounds } from "./gurmukhi-from-sounds.ts";
import { vowelSigns } from "./gurmukhi-vowels.ts";
import { type NameTables, toGurmukhi, toLatin } from "./name-tables.ts";
import { soundsOfGurmukhi } from "./sounds-of-gurmukhi.ts";

const latin_word = /^[\p{Script=Latin}\p{M}.'’-]+$/u;
const gurmukhi_word = /^(?:[\p{Script=Gurmukhi}.'’-]|\u200c|\u200d)+$/u;

/**
 * Returns a name with every word in this script: by the table of words, else by the table of parts, else by sound.
 * Returns "" for a name with a word in a third script. The result is a suggestion that the family can correct.
 */
export function transliterate(name: string, script: NameScript): string {
  const words = name.split(" ").filter(Boolean);
  if (!words.every((word) => latin_word.test(word) || gurmukhi_word.test(word))) return "";
  return words.map((word) => (script === "Latin" ? inLatin(word) : inGurmukhi(word))).join(" ");
}

function inGurmukhi(word: string): string {
  if (gurmukhi_word.test(word)) return word;
  const plain = word
    .normalize("NFD")
    .replace(/[^A-Za-z.'’-]/g, "")
    .toLowerCase();
  const known = toGurmukhi.words.get(plain);
  if (known) return known;
  return plain.replace(/[a-z]+/g, (text) => knownWord(text, toGurmukhi) ?? gurmukhiFromSounds(text));
}

function inLatin(word: string): string {
  if (latin_word.test(word)) return word;
  const plain = word.normalize("NFC").replace(/\u200c|\u200d/g, "");
  const read = (text: string) => knownWord(text, toLatin) ?? soundsOfGurmukhi(text);
  const spelled = toLatin.words.get(plain) ?? plain.replace(/\p{Script=Gurmukhi}+/gu, read);
  return spelled.replace(/(?:^|[.'’-])[a-z]/g, (start) => start.toUpperCase());
}

function knownWord(word: string, { words, parts }: NameTables): string | null {
  return words.get(word) ?? joinedParts(word, parts);
}

/** Returns a word that consists of known parts, or null. Tries the longest first part first. */
function joinedParts(word: string, parts: NameTables["parts"]): string | null {
  const whole = parts.get(word);
  if (whole !== undefined) return whole;
  for (let length = word.length - 1; length > 0; length -= 1) {
    const first = parts.get(word.slice(0, length));
    const rest = first && joinedParts(asWord(word.slice(length)), parts);
    if (rest) return first + asEnding(rest);
  }
  return null;
}

const letterOf = new Map(Object.entries(vowelSigns).map(([letter, sign]) => [sign, letter]));

/** Gurinder is written with a vowel sign for Inder: the same part at the beginning of a word and within. */
function asWord(ending: string): string {
  return (letterOf.get(ending.slice(0, 1)) ?? ending.slice(0, 1)) + ending.slice(1);
}
function asEnding(word: string): string {
  return (vowelSigns[word.slice(0, 1)] ?? word.slice(0, 1)) + word.slice(1);
}
