/** The signs of vowels after a consonant, by their letters at the beginning of a syllable. */
export const vowelSigns: Readonly<Record<string, string>> = {
  ਅ: "",
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
