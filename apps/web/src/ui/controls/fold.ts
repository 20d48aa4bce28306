/** Letters of Gurmukhi that stand for a vowel by themselves, and the sign for the same vowel after a consonant. */
const vowelSigns: Record<string, string> = {
  ਆ: "ਾ",
  ਇ: "ਿ",
  ਈ: "ੀ",
  ਉ: "ੁ",
  ਊ: "ੂ",
  ਏ: "ੇ",
  ਐ: "ੈ",
  ਓ: "ੋ",
  ਔ: "ੌ",
};

/**
 * The form of a text in which a search compares it letter by letter: no nukta, bindi, tippi, adhak, small ਹ, joiners
 * or accents, no marks inside a word, small letters, one blank between words. So ਸ finds ਸ਼ however it was typed,
 * "jose" finds "José", and ਔ is found in the two ways in which keyboards write it.
 */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/੍ਹ|[\u0300-\u036f\u0a01\u0a02\u0a3c\u0a70\u0a71\u200b-\u200d]/g, "")
    .replace(/[ਅੲੳ](?=[\u0a3e-\u0a4c])/g, "")
    .replace(/[ਆ-ਔ]/g, (letter) => vowelSigns[letter] ?? letter)
    .toLowerCase()
    .replace(/[-.’'‘`]/g, "")
    .replace(/[^\p{L}\p{M}\p{N}+−]+/gu, " ")
    .trim();
}
