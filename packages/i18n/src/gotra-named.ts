import { foldWords } from "@sanjog/domain/reference/gotra-spelling";
import { findGotra, type GotraId } from "@sanjog/domain/reference/gotras";
import { messages as titles } from "./pb/gotras.ts";

const byTitle = new Map(Object.entries(titles).map(([id, title]) => [foldWords(title), id as GotraId]));

/** The gotra of the list that these words name, in Latin letters or in Gurmukhi; null where the list does not know it. */
export function gotraNamed(words: string): Exclude<GotraId, "other"> | null {
  const id = findGotra(words) ?? byTitle.get(foldWords(words));
  return id === undefined || id === "other" ? null : id;
}
