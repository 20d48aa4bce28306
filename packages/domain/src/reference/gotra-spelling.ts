/** A gotra and the spellings by which families also write it. No spelling leads to two gotras. */
export type Gotra = { readonly id: string; readonly aliases: readonly string[] };

/** How two spellings compare: "Waraich", "waraich " and "Wa-raich" are one. */
export function foldSpelling(spelling: string): string {
  return spelling
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}]/gu, "");
}
