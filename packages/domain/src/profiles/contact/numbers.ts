import { explainedSpans, type Span } from "./explained.ts";
import { numberWord, squeezed_words, timesOf } from "./number-words.ts";
import { soundOf } from "./sounds.ts";

/** A match in a text: its position, and whether it is certain enough to refuse the text. */
export type NumberMatch = { start: number; end: number; certain: boolean };

type Piece = { digits: string; start: number; end: number; spoken: boolean; weak: boolean; tens: boolean };

/** Letters that resemble digits, when everything around them is a digit. */
const alike: Readonly<Record<string, string>> = {
  o: "0",
  q: "0",
  i: "1",
  l: "1",
  "|": "1",
  z: "2",
  e: "3",
  s: "5",
  b: "8",
  g: "9",
};
const alikeWord = /^[\doqil|zesbg]+$/;
const chunk = /[\p{L}\p{M}\d|$]+/gu;
const atom = /\d+|[\p{L}\p{M}]+/gu;

/** Words that people put between the parts of a number, by their sound. */
const fillers = new Set(
  "digit digits ank akkhar ਅੰਕ second third fourth fifth sixth seventh eighth ninth tenth dooja duja teeja tija chautha panjvan and & first last then next after before a an te fer fir phir hor aur or plus dash hyphen minus space gap dot point comma slash star end ends ending begin begins begining starts start starting with is are these my number no phone mobile part half second rest remaining the of by comes follow followed add agla agle pehla pehle pehlan aakhri akhri baad magron hega hai han vich of line ਤੇ ਅਤੇ ਫਿਰ ਪਹਿਲਾਂ ਆਖਰੀ ਮਗਰੋਂ ਬਾਅਦ ਹੋਰ ਨੰਬਰ ਹੈ ਔਰ फिर और"
    .split(" ")
    .map(soundOf),
);
const dialled = new Set(
  "phone fon mobile mob cell call number numbers numbran nambar namber nmbr contact sampark whatsapp watsapp vatsap vatsaip wa ring dial ph telephone landline ਫ਼ੋਨ ਫੋਨ ਨੰਬਰ ਮੋਬਾਈਲ ਮੋਬਾਇਲ ਕਾਲ ਸੰਪਰਕ ਵਟਸਐਪ ਵਟਸਐੱਪ ਵਟ੍ਸਐਪ फोन नंबर मोबाइल"
    .split(" ")
    .map(soundOf),
);

function piecesOf(text: string, explained: readonly Span[]): Piece[] {
  const pieces: Piece[] = [];
  const put = (digits: string, start: number, end: number, kind: Partial<Piece> = {}) =>
    pieces.push({ digits, start, end, spoken: false, weak: false, tens: false, ...kind });
  let times = 1;
  for (const { 0: word, index } of text.matchAll(chunk)) {
    const end = index + word.length;
    const digits = word.replace(/\D/g, "").length;
    if (digits > 0 && explained.some(([from, to]) => index < to && end > from)) {
      times = 1;
      continue;
    }
    const said = digits === word.length ? null : numberWord(word);
    if (said) {
      put(said.digits.repeat(times), index, end, { spoken: true, weak: said.weak, tens: said.tens });
    } else if (digits >= 3 && digits < word.length && alikeWord.test(word)) {
      put(
        word.replace(/\D/g, (letter) => alike[letter] ?? ""),
        index,
        end,
      );
    } else
      for (const { 0: part, index: at } of word.matchAll(atom)) {
        const spoken = numberWord(part);
        if (/\d/.test(part))
          put(part.length === 1 ? part.repeat(times) : part, index + at, index + at + part.length);
        else if (spoken && !spoken.weak)
          put(spoken.digits, index + at, index + at + part.length, { spoken: true });
      }
    times = timesOf(word);
  }
  return mergeTens(text, pieces);
}

/** "Ninety eight" means 98, not 90 and 8. */
function mergeTens(text: string, pieces: readonly Piece[]): Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const before = merged.at(-1);
    const close = before && /^[\s-]{0,3}$/.test(text.slice(before.end, piece.start));
    if (before?.tens && close && piece.spoken && /^[1-9]$/.test(piece.digits))
      merged[merged.length - 1] = {
        ...before,
        digits: before.digits.replace(/0$/, piece.digits),
        end: piece.end,
        tens: false,
      };
    else merged.push({ ...piece });
  }
  return merged;
}

/**
 * Returns the distance between two parts of a number: zero for signs, little for filler words, one for any other word.
 */
function distance(between: string, explained: boolean): number {
  let sum = explained ? 3 : 0;
  for (const [word] of between.matchAll(/[\p{L}\p{M}\d]+/gu)) {
    if (/^[\d]/.test(word)) continue;
    sum += word.length === 1 || timesOf(word) > 1 ? 0.1 : fillers.has(soundOf(word)) ? 0.3 : 1;
  }
  return sum;
}

const sentence_end = /[.!?।]\s/;

/**
 * Returns the distance that a sentence's end adds between two parts: more where words stand between, or where one part
 * is spoken and the other is not, since two things are then stated; 0 without such an end.
 */
function newSentence(between: string, before: Piece, next: Piece): number {
  if (!sentence_end.test(between)) return 0;
  if (/\p{L}{2}/u.test(between)) return 1;
  return before.spoken !== next.spoken && Math.max(before.digits.length, next.digits.length) < 5 ? 2.5 : 0;
}

/** Longer parts are less likely to be accidental. */
const reach = (a: Piece, b: Piece) => {
  const shorter = Math.min(a.digits.length, b.digits.length);
  return shorter >= 4 ? 8 : shorter === 3 ? 4 : shorter === 2 ? 2 : 1;
};

const mobile = /^(?:(?:0{0,2}91)|0)?[6-9]\d{9}$/;

function hasDialled(text: string, start: number, end: number): boolean {
  const around = `${text.slice(Math.max(0, start - 30), start)} ${text.slice(end, end + 25)}`;
  return [...around.matchAll(/[\p{L}\p{M}]+/gu)].some(([word]) => dialled.has(soundOf(word)));
}

type Run = { pieces: Piece[]; cost: number };

function judge(text: string, { pieces, cost }: Run): NumberMatch | null {
  const [first] = pieces;
  const last = pieces.at(-1);
  if (!first || !last) return null;
  const strong = pieces.filter(({ weak }) => !weak);
  const digits = pieces.map((piece) => piece.digits).join("");
  const { start } = first;
  const { end } = last;
  const found = (certain: boolean) => ({ start: text[start - 1] === "+" ? start - 1 : start, end, certain });
  const words = strong.filter(({ spoken }) => spoken).length;
  if (strong.length * 2 < pieces.length) return null;
  const longest = Math.max(...pieces.map((piece) => piece.digits.length));
  const prefixed = /(?:\+\s?|\(\s?)$/.test(text.slice(0, start)) || /^0[1-9]|^00/.test(digits);
  const tight = cost < 1.5;
  if (digits.length >= 10 && digits.length <= 15) {
    if (mobile.test(digits) || longest >= 10) return found(true);
    if (tight && (prefixed || hasDialled(text, start, end) || words >= 7)) return found(true);
    if (cost < 0.7 && pieces.filter((piece) => piece.digits.length >= 4).length >= 2) return found(true);
    if (cost < 0.7 && pieces.length <= 4 && pieces.every((piece) => piece.digits.length >= 2))
      return found(true);
    if (words >= 3 && tight && digits.length <= 13) return found(true);
  }
  const doubles = strong.filter((piece) => piece.spoken && piece.digits.length === 2).length;
  if (tight && (doubles >= 4 || (doubles >= 3 && digits.length >= 8))) return found(true);
  if (digits.length > 15) return longest >= 10 || words >= 9 ? found(true) : null;
  if (digits.length >= 7 && digits.length < 10) {
    if (tight && (words >= 7 || (words >= 4 && pieces.length >= 8))) return found(true);
    if (tight && (prefixed || hasDialled(text, start, end)) && (longest >= 2 || pieces.length >= 7))
      return found(true);
    if (longest >= 6 || (words >= 4 && tight)) return found(false);
  }
  if (digits.length >= 5 && longest >= 5 && hasDialled(text, start, end)) return found(false);
  return null;
}

/** Number words that are joined, or split by spaces. */
const squeezed = new RegExp(`(?:(?:${squeezed_words}|\\d)){7,15}`, "g");

function squeezedNumber(text: string): NumberMatch | null {
  let letters = "";
  const places: number[] = [];
  for (let i = 0; i < text.length; i += 1)
    if (/[a-z\d]/.test(text[i] ?? "")) {
      letters += text[i];
      places.push(i);
    }
  for (const { 0: whole, index } of letters.matchAll(squeezed)) {
    if ((whole.match(/[a-z]+/g)?.join("").length ?? 0) < 15) continue;
    return { start: places[index] ?? 0, end: (places[index + whole.length - 1] ?? 0) + 1, certain: true };
  }
  return null;
}

/**
 * Returns the telephone number in a text, in digits, words or both, or null. A window moves over neighbouring parts of
 * numbers; numbers with an ordinary meaning are removed first.
 */
export function findNumber(text: string): NumberMatch | null {
  const explained = explainedSpans(text);
  const pieces = piecesOf(text, explained);
  const gaps = pieces.slice(1).map((piece, i) => {
    const before = pieces[i] ?? piece;
    const within = explained.some(([from, to]) => from < piece.start && to > before.end);
    const between = text.slice(before.end, piece.start);
    return distance(between, within) + newSentence(between, before, piece);
  });
  let doubtful: NumberMatch | null = null;
  for (let from = 0; from < pieces.length; from += 1) {
    const run: Run = { pieces: [], cost: 0 };
    let digits = 0;
    for (let to = from; to < pieces.length && digits <= 15; to += 1) {
      const piece = pieces[to] as Piece;
      const before = pieces[to - 1];
      if (to > from && before) {
        const gap = gaps[to - 1] ?? 0;
        if (gap > reach(before, piece)) break;
        run.cost += gap;
      }
      run.pieces.push(piece);
      digits += piece.digits.length;
      if (digits < 5 || (digits < 7 && piece.digits.length < 5 && run.pieces.length > 1)) continue;
      const found = judge(text, run);
      if (found?.certain) return widest(pieces, gaps, from, to, found);
      doubtful ??= found;
    }
  }
  return squeezedNumber(text) ?? doubtful;
}

/** The number continues while only signs stand between the parts. */
function widest(
  pieces: readonly Piece[],
  gaps: readonly number[],
  from: number,
  to: number,
  found: NumberMatch,
): NumberMatch {
  let first = from;
  let last = to;
  while (last + 1 < pieces.length && (gaps[last] ?? 9) === 0) last += 1;
  while (first > 0 && (gaps[first - 1] ?? 9) === 0) first -= 1;
  const start = Math.min(found.start, pieces[first]?.start ?? found.start);
  return { ...found, start, end: pieces[last]?.end ?? found.end };
}
