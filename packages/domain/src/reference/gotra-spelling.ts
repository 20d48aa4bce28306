/** Characters in which equal spellings may differ: accents, adhak, nukta, spaces, hyphens and full stops. */
const left_out = /[\u0300-\u036f\u0a3c\u0a71]|[^\p{L}\p{M}]/gu;
/** Keyboards offer bindi and tippi for one sound. Both are significant and compared as tippi: ਬੱਗਾ is not ਬੰਗਾ. */
const bindi = /[\u0a01\u0a02]/g;

/**
 * Returns a spelling in the form for comparison: "Waraich", "waraich " and "Wa-raich" are equal, and so are ਢਿੱਲੋਂ and
 * ਢਿਲੋੰ.
 */
export function foldSpelling(spelling: string): string {
  return spelling.normalize("NFKD").toLowerCase().replace(left_out, "").replace(bindi, "\u0a70");
}
