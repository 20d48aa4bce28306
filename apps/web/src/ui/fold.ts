/**
 * The form of a text in which a search compares it: no nukta, bindi, tippi, adhak or joiners, no accents, small letters.
 * So ਸ finds ਸ਼ however it was typed, and "jose" finds "José".
 */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f\u0a01\u0a02\u0a3c\u0a70\u0a71\u200b-\u200d]/g, "")
    .toLowerCase()
    .trim();
}

/** Whether a folded query occurs in any of the texts. */
export function finds(query: string, texts: readonly string[]): boolean {
  return query === "" || texts.some((text) => fold(text).includes(query));
}
