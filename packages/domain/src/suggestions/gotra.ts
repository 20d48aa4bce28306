import { foldSpelling } from "../reference/gotra-spelling.ts";

/** The two gotras of a family. A free text under "other" is compared like spellings of the list. */
export type Gotras = {
  paternal_gotra: string;
  paternal_gotra_other: string;
  maternal_gotra: string;
  maternal_gotra_other: string;
};

/** Returns a key per gotra, equal exactly when the gotras are the same; an empty "other" equals nothing. */
export function gotraKeys(gotras: Gotras): { paternal: string | null; maternal: string | null } {
  return {
    paternal: keyOf(gotras.paternal_gotra, gotras.paternal_gotra_other),
    maternal: keyOf(gotras.maternal_gotra, gotras.maternal_gotra_other),
  };
}

function keyOf(gotra: string, text: string): string | null {
  if (gotra !== "other") return gotra;
  const written = foldSpelling(text);
  return written === "" ? null : `other:${written}`;
}

/** Returns whether two families share a gotra on any of the four crossings (decisions §5). */
export function shareGotra(a: Gotras, b: Gotras): boolean {
  const mine = Object.values(gotraKeys(a));
  const theirs = Object.values(gotraKeys(b));
  return mine.some((key) => key !== null && theirs.includes(key));
}

/**
 * Returns whether two gotras are the same by their titles in one language. Each listed gotra has a title of its own, and
 * a free text is compared like spellings of the list, so this agrees with `shareGotra`.
 */
export function isSameGotra(title: string, other: string): boolean {
  const folded = foldSpelling(title);
  return folded !== "" && folded === foldSpelling(other);
}
