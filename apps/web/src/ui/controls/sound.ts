/** The consonants of Gurmukhi by their sound. What families write in several ways is one letter: ਣ and ਨ, ੜ and ਰ. */
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

/** Gurmukhi in Latin letters, without the short a that it does not write. */
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

/** English and phone spelling by sound. */
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
 * How a word sounds, in one spelling for both scripts: ਧਾਲੀਵਾਲ, "dhaliwaal" and "Daliwal" are one. Breath and length
 * do not count, nor does a inside a word; e is i and o is u, as in the Latin spelling of phones. The word is folded.
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

/** The consonants alone, with one letter for a vowel at the beginning: what is left where vowels were guessed. */
export function consonantsOf(sound: string): string {
  return sound
    .replace(/^[aiu]/, "a")
    .replace(/(.)[aiu]+/g, "$1")
    .replace(/v/g, "b")
    .replace(/(.)\1+/g, "$1");
}
