import { vowelSigns } from "./gurmukhi-vowels.ts";

const consonants: Readonly<Record<string, string>> = {
  chh: "ਛ",
  ch: "ਚ",
  kh: "ਖ",
  gh: "ਘ",
  jh: "ਝ",
  th: "ਥ",
  dh: "ਧ",
  ph: "ਫ",
  bh: "ਭ",
  sh: "ਸ਼",
  zh: "ਜ਼",
  b: "ਬ",
  c: "ਕ",
  d: "ਦ",
  f: "ਫ਼",
  g: "ਗ",
  h: "ਹ",
  j: "ਜ",
  k: "ਕ",
  l: "ਲ",
  m: "ਮ",
  n: "ਨ",
  p: "ਪ",
  q: "ਕ",
  r: "ਰ",
  s: "ਸ",
  t: "ਤ",
  v: "ਵ",
  w: "ਵ",
  x: "ਕਸ",
  y: "ਯ",
  z: "ਜ਼",
};

const vowels: Readonly<Record<string, string>> = {
  iya: "ਇਆ",
  aya: "ਅਯਾ",
  aa: "ਆ",
  ai: "ਐ",
  ay: "ਐ",
  au: "ਔ",
  ou: "ਔ",
  ee: "ਈ",
  ii: "ਈ",
  ea: "ਈ",
  ey: "ਏ",
  ia: "ਇਆ",
  ya: "ਇਆ",
  io: "ਇਓ",
  oo: "ਊ",
  uu: "ਊ",
  ua: "ਉਆ",
  oy: "ਓਏ",
  oi: "ਓਈ",
  ao: "ਆਓ",
  a: "ਅ",
  e: "ਏ",
  i: "ਇ",
  o: "ਓ",
  u: "ਉ",
};

/** Vowels that are long at the end of a word. */
const at_the_end: Readonly<Record<string, string>> = {
  a: "ਆ",
  i: "ਈ",
  u: "ਊ",
  y: "ਈ",
  ai: "ਆਈ",
  ie: "ਈ",
  ia: "ਈਆ",
};

const sound = /chh|[ckgjtdpbsz]h|iya|aa|a[iyuo]|ou|ee|ii|e[ay]|i[aoe]|oo|uu|ua|o[yi]|[a-z]/g;
const is_vowel = /^[aeiou]/;
/** Before these the nasal is written as a sign. */
const after_nasal: Readonly<Record<string, RegExp>> = { n: /^(?:[ckgjtds]|w|n)/, m: /^[bpm]/ };
const short = /[\u0a01-\u0a39\u0a3c\u0a3f\u0a41]$/;
const long_letter = /[ਆਈਏਐਓਔਉਊ]$/;
/** The only consonants that modern Punjabi writes with a subscript ਰ, and only at the beginning of a word. */
const before_small_r: readonly string[] = ["p", "k", "t", "sh"];

/** Returns a Latin word in Gurmukhi, by the usual sounds of its letters in Punjabi names. */
export function gurmukhiFromSounds(word: string): string {
  const sounds = word.replaceAll("ck", "kk").match(sound) ?? [];
  const vowel_count = sounds.filter((text) => is_vowel.test(text)).length;
  let written = "";
  let open_consonant = false;
  sounds.forEach((text, at) => {
    const next = sounds[at + 1];
    if (is_vowel.test(text) || (text === "y" && next === undefined && at > 0)) {
      const letters = vowelAt(sounds, at, vowel_count);
      written += open_consonant ? asSign(letters) : letters;
      open_consonant = false;
      return;
    }
    if (next && at > 0 && after_nasal[text]?.test(next)) {
      written += isShort(written) ? "ੰ" : "ਂ";
      open_consonant = false;
      return;
    }
    // The first of two equal consonants, also before an aspirate: Gill, Makkhan.
    if (next?.startsWith(text) && at > 0) {
      if (isShort(written)) written += "ੱ";
      return;
    }
    if (text === "r" && at === 1 && before_small_r.includes(sounds[0] ?? "")) written += "੍";
    written += consonants[text] ?? "";
    open_consonant = true;
  });
  return written.normalize("NFC");
}

/** Returns the letters of a vowel, as it is written at the beginning of a word. */
function vowelAt(sounds: readonly string[], at: number, vowel_count: number): string {
  const text = sounds[at] ?? "";
  const after = sounds.slice(at + 1);
  if (after.length === 0 && at > 0) return at_the_end[text] ?? vowels[text] ?? "";
  const closed_end = after.length === 1;
  // Ram and Das, Raja and Tara have a long vowel; so have the last syllables of Kabir and Harish.
  const long_a =
    text === "a" && at > 0 && ((vowel_count === 1 && closed_end) || isLikeRaja(after, vowel_count));
  if (long_a) return "ਆ";
  if (text === "i" && closed_end && vowel_count > 1) return "ਈ";
  return vowels[text] ?? "";
}

const isLikeRaja = (after: readonly string[], vowel_count: number) =>
  vowel_count === 2 && after.length === 2 && after[1] === "a";

/** Returns a vowel as it is written after a consonant. */
function asSign(letters: string): string {
  const [first = "", ...rest] = letters;
  return (vowelSigns[first] ?? first) + rest.join("");
}

const isShort = (written: string) => short.test(written) && !long_letter.test(written);
