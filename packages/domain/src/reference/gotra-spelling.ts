/** What a spelling may have or lack: accents, adhak, nukta, blanks, hyphens and full stops. */
const left_out = /[\u0300-\u036f\u0a3c\u0a71]|[^\p{L}\p{M}]/gu;
/** Keyboards offer bindi and tippi for one sound. It counts, and is read as tippi: ਬੱਗਾ is not ਬੰਗਾ. */
const bindi = /[\u0a01\u0a02]/g;

/** How two spellings compare: "Waraich", "waraich " and "Wa-raich" are one, and so are ਢਿੱਲੋਂ and ਢਿਲੋੰ. */
export function foldSpelling(spelling: string): string {
  return spelling.normalize("NFKD").toLowerCase().replace(left_out, "").replace(bindi, "\u0a70");
}
