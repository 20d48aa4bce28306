/** A gotra and the spellings by which families also write it. No spelling leads to two gotras. */
export type Gotra = { readonly id: string; readonly aliases: readonly string[] };

/** How words that a family wrote compare: without case and spare space. */
export function foldWords(words: string): string {
  return words.normalize("NFC").toLowerCase().replace(/\s+/g, " ").trim();
}

/** How two spellings compare: "Waraich", "waraich " and "Wa-raich" are one. */
export function foldSpelling(spelling: string): string {
  return spelling
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}]/gu, "");
}
