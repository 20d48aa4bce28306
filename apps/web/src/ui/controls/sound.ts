/**
 * The consonants of Gurmukhi by sound. Consonants that families spell in several ways share a letter: ਣ and ਨ, ੜ and
 * ਰ.
 */
const consonants: Record<string, string> = {
  ਕ: "k",
  ਖ: "k",
  ਗ: "g",
  ਘ: "g",
  ਙ: "n",
  ਚ: "C",
  ਛ: "C",
  ਜ: "j",
  ਝ: "j",
  ਞ: "n",
  ਟ: "t",
  ਠ: "t",
  ਡ: "d",
  ਢ: "d",
  ਣ: "n",
  ਤ: "t",
  ਥ: "t",
  ਦ: "d",
  ਧ: "d",
  ਨ: "n",
  ਪ: "p",
  ਫ: "f",
  ਬ: "b",
  ਭ: "b",
  ਮ: "m",
  ਯ: "y",
  ਰ: "r",
  ਲ: "l",
  ਵ: "v",
  ੜ: "r",
  ਸ: "s",
  ਹ: "h",
};

const vowels: Record<string, string> = {
  ਅ: "a",
  ਆ: "a",
  "ਾ": "a",
  ਇ: "i",
  "ਿ": "i",
  ਈ: "i",
  "ੀ": "i",
  ਉ: "u",
  "ੁ": "u",
  ਊ: "u",
  "ੂ": "u",
  ਏ: "i",
  "ੇ": "i",
  ਐ: "i",
  "ੈ": "i",
  ਓ: "u",
  "ੋ": "u",
  ਔ: "u",
  "ੌ": "u",
};

/** Transliterates Gurmukhi to Latin letters, without the unwritten short a. */
function gurmukhiInLatin(word: string): string {
  return word
    .replace(/[\u0a71\u0a3c]/g, "")
    .replace(/੍/g, "")
    .replace(/([ਕ-ਹੜ])ਹਿ/g, "$1ੇ")
    .replace(/([ਕ-ਹੜ])ਹੁ/g, "$1ੋ")
    .replace(/[ਅੲੳ]([\u0a3e-\u0a4c])/g, "$1")
    .replace(/[\u0a01\u0a02\u0a70]$/, "")
    .replace(/[\u0a01\u0a02\u0a70]/g, "n")
    .replace(/[\u0a05-\u0a4c\u0a5c]/g, (letter) => consonants[letter] ?? vowels[letter] ?? "");
}

/** Returns an English or informal Latin spelling by its sound. */
function latinBySound(word: string): string {
  return word
    .replace(/[cst]i[ao]n/g, "sn")
    .replace(/tch|chh|ch/g, "C")
    .replace(/ck/g, "k")
    .replace(/x/g, "ks")
    .replace(/q/g, "k")
    .replace(/c(?=[eiy])/g, "s")
    .replace(/c/g, "k")
    .replace(/ph/g, "f")
    .replace(/z/g, "j")
    .replace(/([aeiou])w(?![aeiouy])/g, "$1u")
    .replace(/w/g, "v")
    .replace(/e/g, "i")
    .replace(/o/g, "u");
}

/**
 * Returns the sound of a word in one spelling for both scripts, so that ਧਾਲੀਵਾਲ, "dhaliwaal" and "Daliwal" are equal.
 * Ignores aspiration, vowel length and an a inside a word; e becomes i and o becomes u, as in informal Latin
 * spelling. Expects a folded word.
 */
export function soundOf(word: string): string {
  const plain = word.normalize("NFD").toLowerCase();
  const latin = /[\u0a00-\u0a7f]/.test(plain) ? gurmukhiInLatin(plain) : latinBySound(plain);
  return latin
    .replace(/[^A-Za-z0-9+−]/g, "")
    .replace(/(.)h+/g, "$1")
    .replace(/(.)y/g, "$1i")
    .replace(/[mn]+(?=[bfp])/g, "n")
    .replace(/n+(?=m)/g, "")
    .replace(/(.)a+/g, "$1")
    .replace(/^a(?=[iu])/, "")
    .replace(/(.)\1+/g, "$1");
}

/** Returns the consonants of a sound, with one letter for an initial vowel: people guess the vowels in between. */
export function consonantsOf(sound: string): string {
  return sound
    .replace(/^[aiu]/, "a")
    .replace(/(.)[aiu]+/g, "$1")
    .replace(/v/g, "b")
    .replace(/(.)\1+/g, "$1");
}
