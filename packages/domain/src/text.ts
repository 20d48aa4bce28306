// Control and format characters can hide or reorder text. Gurmukhi needs the two joiners, and texts need line breaks.
const hidden = /(?!\u200c|\u200d|\n)[\p{Cc}\p{Cf}]/gu;

/** Returns a text in normal form: NFC, no hidden characters, trimmed. */
export function cleanText(text: string): string {
  return text.normalize("NFC").replace(/\r\n?/g, "\n").replace(hidden, "").trim();
}

const gurmukhiZero = 0x0a66;
const devanagariZero = 0x0966;
const arabicZero = 0x0660;
const shahmukhiZero = 0x06f0;
const fullWidthZero = 0xff10;
const zeros = [gurmukhiZero, devanagariZero, arabicZero, shahmukhiZero, fullWidthZero];

/** Replaces Gurmukhi, Devanagari, Arabic, Shahmukhi and full-width digits by the digits 0 to 9. */
export function plainDigits(text: string): string {
  return text.replace(/[੦-੯०-९٠-٩۰-۹０-９]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = zeros.find((z) => code >= z && code <= z + 9) ?? code;
    return String(code - zero);
  });
}
