/** Independent vowel letters of Gurmukhi, and the sign of the same vowel after a consonant. */
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
 * Returns a text in the form in which a search compares it letter by letter: without nukta, bindi, tippi, adhak,
 * subscript ਹ, joiners, accents and punctuation inside a word, in lower case, with single spaces. So ਸ finds ਸ਼ in
 * either encoding, "jose" finds "José", and ਔ matches both keyboard encodings.
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
