/** A text in normalized form, with the index of each of its characters in the typed text. */
export type PlainText = { readonly text: string; readonly cased: string; readonly places: readonly number[] };

const unseen = /\p{Default_Ignorable_Code_Point}|\u20e3/u;
const digit = /^\p{Nd}$/u;
/** Circled digits that normalization does not change. */
const circled: readonly (readonly [first: number, last: number, value: number])[] = [
  [0x2776, 0x277f, 1],
  [0x2780, 0x2789, 1],
  [0x278a, 0x2793, 1],
  [0x24f5, 0x24fd, 1],
  [0x24ff, 0x24ff, 0],
  [0x1f51f, 0x1f51f, 10],
];

/** The digits of a script are consecutive from 0, so the number of digits before one is its value. */
function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && digit.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

const alike_letters = "ıаеорсухкмнтвіѕјԁһ";
const latin = "iaeopcyxkmhtbisjdh";

function plain(character: string): string {
  if (unseen.test(character)) return "";
  const code = character.codePointAt(0) ?? 0;
  const found = circled.find(([first, last]) => code >= first && code <= last);
  if (found) return String(code - found[0] + found[2]);
  // Replaces full-width and mathematical letters and digits by ordinary ones.
  return [...character.normalize("NFKC")].map((part) => (digit.test(part) ? digitOf(part) : part)).join("");
}

const accents = /[\u0300-\u036f]/g;

/**
 * Returns the text in lower case with digits 0 to 9 and without invisible characters; lookalike letters become Latin.
 */
export function plainText(typed: string): PlainText {
  let text = "";
  let cased = "";
  const places: number[] = [];
  let place = 0;
  for (const character of typed) {
    if (character < "\u007f") {
      text += character.toLowerCase();
      cased += character;
      places.push(place);
      place += 1;
      continue;
    }
    for (const one of plain(character).normalize("NFD").replace(accents, "")) {
      const small = one.toLowerCase();
      const alike = alike_letters.indexOf(small);
      const shown = alike === -1 ? small : (latin[alike] ?? small);
      text += shown;
      cased += one.length === shown.length ? one : shown;
      for (let i = 0; i < shown.length; i += 1) places.push(place);
    }
    place += character.length;
  }
  places.push(place);
  return { text, cased, places };
}

/** Returns the part of the text as typed. */
export function asTyped(typed: string, { places }: PlainText, start: number, end: number): string {
  const last = places[end - 1] ?? 0;
  let after = end;
  while (after < places.length - 1 && places[after] === last) after += 1;
  return typed.slice(places[start] ?? 0, places[after] ?? typed.length).trim();
}
